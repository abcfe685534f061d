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

/** Explains why a search with few results shows courses for a corrected text or for a part of the text. */
export function WideningNotice({ text, widening, onLiteralParts }: WideningNoticeProps) {
  const { t } = useTranslation()
  const { tag } = useLocale()
  const { full_total: fullTotal, corrected_text: corrected, similar_words: similar } = widening
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
      {similar.length > 0 && <p>{t('widening.similar', { count: similar.length, words: quoteWords(similar, t, tag) })}</p>}
      {lacks !== undefined && <p>{fullTotal === 0 ? t('widening.none', { lacks }) : t('widening.some', { count: fullTotal, lacks })}</p>}
    </div>
  )
}

/**
 * Lists the parts of the search text that the additional courses may not match, or that an explained
 * course does not match. Returns undefined if there are no such parts.
 */
export function describeLacks({ lacks, words }: Pick<Widening, 'lacks' | 'words'>, t: TFunction, tag: string): string | undefined {
  if (lacks.length === 0) return undefined
  const names = lacks.map((part) => {
    if (part === 'words') return t('widening.parts.words', { words: quoteWords(words, t, tag) })
    return t(`widening.parts.${part}`)
  })
  return new Intl.ListFormat(tag, { type: 'disjunction' }).format(names)
}

function quoteWords(words: readonly string[], t: TFunction, tag: string): string {
  return formatList(words.map((text) => t('chips.text', { text })), tag)
}

/** Lists the words of the text that the correction has replaced. */
function listReplacedWords(text: string, corrected: string): string[] {
  const kept = new Set(corrected.toLowerCase().split(' '))
  return text.split(' ').filter((word) => !kept.has(word.toLowerCase()))
}
