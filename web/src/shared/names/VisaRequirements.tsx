import { useLocale } from '@/shared/texts/useLocale'
import type { NamedValue } from './names'
import { useNames } from './useNames'

interface VisaRequirementsProps {
  readonly guide: {
    readonly requirements: readonly string[]
    /**
     * Translated texts by language and field. The translation of `requirements` is one text with
     * one requirement per line.
     */
    readonly translations: Readonly<Record<string, Readonly<Record<string, string>>>>
  }
  readonly className?: string | undefined
}

/**
 * The requirements of a visa as a list. If the guide has a translation of its requirements, the
 * list shows this translation. If not, each requirement is translated by its name.
 */
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
