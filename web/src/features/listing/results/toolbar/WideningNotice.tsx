import { UnstyledButton } from '@mantine/core'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { formatList } from '@/shared/format/lists'
import { useLocale } from '@/shared/texts/useLocale'
import type { TextInterpretation } from '../../queries/searchResults'
import classes from './ResultsHeading.module.css'

export type Widening = NonNullable<TextInterpretation['widening']>

interface WideningNoticeProps {
  readonly text: string
  readonly widening: Widening
  readonly onLiteralParts: (parts: readonly string[]) => void
}

/** Says why a search with few results shows further courses. */
export function WideningNotice({ text, widening, onLiteralParts }: WideningNoticeProps) {
  const { t } = useTranslation()
  const { tag } = useLocale()
  const { full_total: fullTotal, corrected_text: corrected } = widening
  const lacks = describeLacks(widening, t, tag)
  return (
    <div role="status" className={classes.hint}>
      {corrected !== null && (
        <p>
          {t('widening.corrected', { text: corrected })}{' '}
          <UnstyledButton className={classes.link} onClick={() => onLiteralParts(listReplacedWords(text, corrected))}>
            {t('widening.original', { text })}
          </UnstyledButton>
        </p>
      )}
      {lacks !== undefined && <p>{fullTotal === 0 ? t('widening.none', { lacks }) : t('widening.some', { count: fullTotal, lacks })}</p>}
    </div>
  )
}

/** The parts that further courses may lack, as a list in words. Undefined if only the spelling was corrected. */
export function describeLacks({ lacks, words }: Widening, t: TFunction, tag: string): string | undefined {
  if (lacks.length === 0) return undefined
  const names = lacks.map((part) => {
    if (part === 'words') return t('widening.parts.words', { words: formatList(words.map((word) => t('chips.text', { text: word })), tag) })
    return t(`widening.parts.${part}`)
  })
  return new Intl.ListFormat(tag, { type: 'disjunction' }).format(names)
}

/** The words of the text that the corrected text does not have. */
function listReplacedWords(text: string, corrected: string): string[] {
  const kept = new Set(corrected.toLowerCase().split(' '))
  return text.split(' ').filter((word) => !kept.has(word.toLowerCase()))
}
