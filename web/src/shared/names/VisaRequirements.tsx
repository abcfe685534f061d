import { useLocale } from '@/shared/texts/useLocale'
import type { NamedValue } from './names'
import { useNames } from './useNames'

interface VisaRequirementsProps {
  readonly guide: {
    readonly requirements: readonly string[]
    /** The translation of the requirements is one text with a requirement on each line. */
    readonly translations: Readonly<Record<string, Readonly<Record<string, string>>>>
  }
  readonly className?: string | undefined
}

/** The list of requirements of a visa: in the translation of the guide, or with the translated names of the requirements. */
export function VisaRequirements({ guide: { requirements, translations }, className }: VisaRequirementsProps) {
  const { language } = useLocale()
  const names = useNames()
  const translated = translations[language]?.requirements?.split('\n')
  const lines =
    translated?.map((text) => ({ text, language })) ??
    requirements.map((requirement) => {
      const { name, englishName } = names.translate<NamedValue>('visa_requirements', { slug: requirement, name: requirement })
      return { text: name, language: englishName === undefined ? 'en' : language }
    })
  return (
    <ul className={className}>
      {lines.map((line) => (
        <li key={line.text}>
          <bdi lang={line.language}>{line.text}</bdi>
        </li>
      ))}
    </ul>
  )
}
