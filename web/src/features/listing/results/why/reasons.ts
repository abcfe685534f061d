import type { TFunction } from 'i18next'
import { MONTHS } from '@/shared/course/months'
import { formatList } from '@/shared/format/lists'
import { formatMonth } from '@/shared/format/numbers'
import type { CourseExplanation } from '../../queries/courseExplanation'
import { describeLacks } from '../toolbar/WideningNotice'

/** These characters enclose marked words in a translated text. */
const MARK_START = '\uE000'
const MARK_END = '\uE001'

interface TextPart {
  readonly text: string
  readonly isMarked: boolean
}

/**
 * Builds one text for each reason why a course is a result, and one for the parts of the search text
 * that the course does not match. Marks enclose the matching words.
 */
export function describeReasons(explanation: CourseExplanation, t: TFunction, tag: string): string[] {
  const { found, is_whole_name, words, filters, lacks, missing_words } = explanation
  if (!found) return [t('why.notFound')]
  const lacking = describeLacks({ lacks, words: missing_words }, t, tag)
  const reasons = [
    ...(is_whole_name ? [t('why.wholeName')] : []),
    ...words.map((found) => describeWords(found, t, tag)),
    ...filters.map((met) => describeFilter(met, t, tag)),
    ...(lacking === undefined ? [] : [t('why.lacks', { lacks: lacking })]),
  ]
  return reasons.length === 0 ? [t('why.none')] : reasons
}

/** Splits a text into marked and unmarked parts. */
export function splitMarkedText(text: string): TextPart[] {
  return text
    .split(new RegExp(`(${MARK_START}[^${MARK_END}]*${MARK_END})`))
    .filter((part) => part !== '')
    .map((part) => ({ text: part.replaceAll(MARK_START, '').replaceAll(MARK_END, ''), isMarked: part.startsWith(MARK_START) }))
}

/**
 * Names the matching words of the course. If the words are spread over several fields, names the
 * typed words instead.
 */
function describeWords({ field, found, typed }: CourseExplanation['words'][number], t: TFunction, tag: string): string {
  return t(`why.in.${field}`, { words: markWords(found.length === 0 ? typed : found, tag) })
}

function describeFilter({ filter, values }: CourseExplanation['filters'][number], t: TFunction, tag: string): string {
  if (filter === 'fee' || filter === 'duration' || filter === 'deadline') return t(`why.met.${filter}`)
  if (filter === 'place' && values.length === 0) return t('why.met.point')
  if (filter === 'intake') return t('why.met.intake', { values: markWords(values.map((value) => formatMonthName(value, tag)), tag) })
  const key = filter === 'language' || filter === 'english test' ? filter : 'values'
  return t(`why.met.${key}`, { values: markWords(values, tag) })
}

function formatMonthName(name: string, tag: string): string {
  const index = MONTHS.findIndex((month) => month === name.toLowerCase())
  return index < 0 ? name : formatMonth(index, tag)
}

function markWords(words: readonly string[], tag: string): string {
  return formatList(words.map((word) => MARK_START + word + MARK_END), tag)
}
