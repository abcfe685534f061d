import type { TFunction } from 'i18next'
import { MONTHS } from '@/shared/course/months'
import { formatList } from '@/shared/format/lists'
import { formatCount, formatDate, formatMoney, formatMonth } from '@/shared/format/numbers'
import type { components } from '@/shared/api/schema'
import { translatePlaceName, type GetName, type TranslatedKind } from '@/shared/names/names'

export type UnderstoodSpan = components['schemas']['UnderstoodSpan']

const TRANSLATED_KINDS: Readonly<Partial<Record<UnderstoodSpan['kind'], readonly TranslatedKind[]>>> = {
  subject: ['specializations', 'disciplines'],
  level: ['degree_levels'],
  language: ['languages'],
}
const ORDER_TEXTS: Readonly<Record<string, 'understood.bestRankingFirst' | 'understood.shortestFirst'>> = {
  best: 'understood.bestRankingFirst',
  fast: 'understood.shortestFirst',
}
const STUDY_MODES = ['full-time', 'part-time', 'online'] as const

/**
 * Describes how a span, which is a part of the search text, changes the search. Returns undefined
 * if a selected filter takes precedence over the span.
 *
 * `getName` translates the names of the values to the language of the page.
 */
export function describeSpan(span: UnderstoodSpan, t: TFunction, tag: string, getName: GetName): string | undefined {
  switch (span.effect) {
    case 'overridden':
      return undefined
    case 'order':
      return t(ORDER_TEXTS[span.value ?? ''] ?? 'understood.cheapestFirst')
    case 'note':
      return describeNote(span.value, t)
    case 'boost':
      return t('understood.maybe', { values: listValues(span, t, tag, getName) })
    case 'exclude':
      return t('understood.without', { values: listValues(span, t, tag, getName) })
    case 'filter':
    case 'subject':
      return describeValue(span, t, tag, getName)
  }
}

function describeNote(value: string | null, t: TFunction): string {
  if (value === 'best') return t('understood.noRanking')
  if (value === 'funding') return t('understood.unknownFunding')
  if (value === 'no-language-test') return t('understood.unknownLanguageTest')
  if (value === 'no-entry-test') return t('understood.unknownEntryTest')
  if (value === 'visa' || value === 'work') return t('understood.unknownVisaAndWork')
  return t('understood.unknownRequirements')
}

function describeValue(span: UnderstoodSpan, t: TFunction, tag: string, getName: GetName): string {
  if (span.kind === 'fee') return describeFee(span, t, tag)
  if (span.kind === 'deadline') return span.value === null ? t('understood.stillOpen') : t('deadline.chip', { date: formatDate(span.value, tag) })
  if (span.value === 'other-test') return t('understood.otherTest', { text: span.text })
  if (span.kind === 'english test' && typeof span.amount?.upper === 'number')
    return t('understood.score', { test: formatList(span.values, tag), score: formatCount(span.amount.upper, tag) })
  if (span.kind === 'duration') return t('understood.duration', { text: span.text })
  return t(`understood.kinds.${span.kind}`, { values: listValues(span, t, tag, getName) })
}

function describeFee({ amount, text }: UnderstoodSpan, t: TFunction, tag: string): string {
  const format = (value: number) => (amount?.currency ? formatMoney(value, amount.currency, tag) : formatCount(value, tag))
  const { lower, upper } = amount ?? { lower: null, upper: null }
  if (lower === null) return upper === null ? text : t('understood.feeUpTo', { to: format(upper) })
  return upper === null ? t('understood.feeFrom', { from: format(lower) }) : t('understood.feeBetween', { from: format(lower), to: format(upper) })
}

/** Lists the names of the values. Adds the typed words if they differ from the names. */
function listValues({ kind, text, values, value_count }: UnderstoodSpan, t: TFunction, tag: string, getName: GetName): string {
  // The word "masters" means several levels with long names, so only the first level is named.
  const first = kind === 'level' ? values.slice(0, 1) : values
  const names = [...new Set(first.map((value) => formatValue(kind, value, t, tag, getName)))]
  const shown = names.length === 0 ? text : formatList(names, tag)
  const all = value_count > first.length ? t('understood.andMore', { values: shown, count: value_count - first.length }) : shown
  return names.length === 0 || isSameWord(text, shown) ? all : t('understood.typed', { values: all, text })
}

/**
 * Translates a value of an interpretation, which has only an English name. Places and languages are
 * translated by this name. Other values are translated by a slug that is built from the name.
 */
function formatValue(kind: UnderstoodSpan['kind'], name: string, t: TFunction, tag: string, getName: GetName): string {
  if (kind === 'month') return formatMonthName(name, tag)
  if (kind === 'place') return translatePlaceName(getName, name)
  const slug = kind === 'language' ? name : buildSlug(name)
  if (kind === 'study mode') {
    const mode = STUDY_MODES.find((each) => each === slug)
    return mode ? t(`studyModes.${mode}`) : name
  }
  const translated = (TRANSLATED_KINDS[kind] ?? []).map((each) => getName(each, { slug, name }))
  return translated.find((each) => each !== name) ?? name
}

function buildSlug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
}

function formatMonthName(name: string, tag: string): string {
  const index = MONTHS.findIndex((month) => month === name.toLowerCase())
  return index < 0 ? name : formatMonth(index, tag)
}

function isSameWord(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
