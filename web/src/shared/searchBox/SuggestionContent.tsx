import { IconSearch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatList } from '@/shared/format/lists'
import { formatCount } from '@/shared/format/numbers'
import { translatePlaceName, type TranslatedKind } from '@/shared/names/names'
import { useNames } from '@/shared/names/useNames'
import type { SuggestionTexts } from '@/shared/texts/bundles/suggestions.en'
import { useLocale } from '@/shared/texts/useLocale'
import { DirectedText } from '@/shared/ui/DirectedText'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import { splitMatchedParts, type NamePart } from './matchedParts'
import type { SuggestionRow } from './suggestionRows'
import type { SearchSuggestion, SuggestedQuery } from './suggestions'
import { describeSpan } from './understoodSpan'
import classes from './SuggestionPanel.module.css'

/** The kinds of suggestions whose names are in `TranslatedNames`. */
const TRANSLATED_KINDS: Readonly<Partial<Record<SearchSuggestion['kind'], TranslatedKind>>> = { country: 'countries', state: 'states', city: 'cities', discipline: 'disciplines', specialization: 'specializations' }

interface SuggestionContentProps {
  readonly row: SuggestionRow
  readonly typed: string
  readonly isWholeCatalogue: boolean
}

/** The content of one row of the list. */
export function SuggestionContent({ row, typed, isWholeCatalogue }: SuggestionContentProps) {
  if (row.suggestion) return <Suggestion suggestion={row.suggestion} typed={typed} />
  return <TextSearch text={row.text} query={row.query} isCounted={isWholeCatalogue} />
}

interface TextSearchProps {
  readonly text: string
  readonly query: SuggestedQuery | undefined
  readonly isCounted: boolean
}

/** The row that searches for the typed text. The row shows how the search interprets the text. */
function TextSearch({ text, query, isCounted }: TextSearchProps) {
  const { t } = useTranslation()
  const { tag } = useLocale()
  const { getName } = useNames()
  const meanings = (query?.spans ?? []).map((span) => describeSpan(span, t, tag, getName)).filter((each) => each !== undefined)
  const count = isCounted ? (query?.course_count ?? null) : null
  return (
    <>
      <IconSearch className={classes.icon} size={18} stroke={1.6} aria-hidden />
      <span className={classes.name}>
        <span>
          <DirectedText text={t('suggestions.searchFor', { text: query?.corrected_text ?? text })} />
        </span>
        {meanings.map((meaning, index) => (
          <DirectedText key={index} className={classes.context} text={meaning} />
        ))}
      </span>
      {count !== null && <span className={classes.count}>{t('results.courses', { count })}</span>}
    </>
  )
}

function Suggestion({ suggestion, typed }: { readonly suggestion: SearchSuggestion; readonly typed: string }) {
  const { t } = useTranslation()
  const { tag } = useLocale()
  const { getName } = useNames()
  const { kind, other_name, context, course_count } = suggestion
  const names = TRANSLATED_KINDS[kind]
  const pageName = kind === 'site_page' ? t(`suggestions.pages.${suggestion.slug as keyof SuggestionTexts['pages']}`, { defaultValue: suggestion.name }) : suggestion.name
  const name = names === undefined ? pageName : getName(names, suggestion)
  const parts = splitMatchedParts(name, typed)
  // The other name of a value is only shown if it explains why the value is suggested.
  const other = other_name ?? (name === suggestion.name ? null : suggestion.name)
  const otherParts = other === null || parts.some(({ isMatch }) => isMatch) ? undefined : splitMatchedParts(other, typed)
  return (
    <>
      <span className={classes.name}>
        <Highlighted parts={parts} />
        {otherParts && (
          <span className={classes.context}>
            “<Highlighted parts={otherParts} />”
          </span>
        )}
        {context.length > 0 && <DirectedText className={classes.context} text={formatList(context.map((each) => translatePlaceName(getName, each)), tag)} />}
      </span>
      {course_count !== null && (
        <span className={classes.count}>
          <span aria-hidden>{formatCount(course_count, tag)}</span>
          <VisuallyHidden>{t('results.courses', { count: course_count })}</VisuallyHidden>
        </span>
      )}
    </>
  )
}

function Highlighted({ parts }: { readonly parts: readonly NamePart[] }) {
  return <bdi>{parts.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text))}</bdi>
}
