import { CURRENCY_KEY } from '@/shared/money/currencyUrl'
import { FEE_CURRENCY_KEY, FEE_KEYS } from '@/shared/money/feeUrl'
import { RUPEE } from '@/shared/money/money'
import {
  ADVANCED_KEY,
  DEADLINE_KEY,
  DURATION_KEYS,
  KNOWN_KEYS,
  LITERAL_KEY,
  MAP_KEY,
  PAGE_KEY,
  POINT_KEYS,
  SCORE_KEY,
  SORT_KEY,
  TEXT_KEY,
  VIEW_KEY,
} from './urlKeys'
import { LIST_NAMES, VALUE_FILTERS } from './filterTable'
import { FULL_DURATION_RANGE, FULL_FEE_RANGE, type ListingState, type Point, type Range } from './listingState'

/**
 * Formats the state as a query string. Default values are left out. `parseListingUrl` is the inverse function. The result
 * starts with the unknown keys of `previousUrl`.
 */
export function formatListingUrl(state: ListingState, previousUrl = ''): string {
  const pairs = [...formatUnknownPairs(previousUrl), ...formatTextPairs(state), ...formatListPairs(state)]
  if (state.point) pairs.push(...formatPointPairs(state.point))
  pairs.push(...formatRangePairs(FEE_KEYS, state.fee, FULL_FEE_RANGE))
  if (state.feeCurrency !== RUPEE) pairs.push(`${FEE_CURRENCY_KEY}=${state.feeCurrency}`)
  pairs.push(...formatRangePairs(DURATION_KEYS, state.duration, FULL_DURATION_RANGE))
  if (state.englishScore !== undefined) pairs.push(`${SCORE_KEY}=${state.englishScore}`)
  if (state.deadline !== '') pairs.push(`${DEADLINE_KEY}=${state.deadline}`)
  if (state.sort !== 0) pairs.push(`${SORT_KEY}=${state.sort}`)
  if (state.page !== 1) pairs.push(`${PAGE_KEY}=${state.page}`)
  if (state.view !== 'list') pairs.push(`${VIEW_KEY}=${state.view}`)
  if (state.mapPosition) pairs.push(`${MAP_KEY}=${state.mapPosition.latitude},${state.mapPosition.longitude},${state.mapPosition.zoom}`)
  if (state.currency !== '') pairs.push(`${CURRENCY_KEY}=${state.currency}`)
  if (state.isAdvanced) pairs.push(`${ADVANCED_KEY}=true`)
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

function formatUnknownPairs(search: string): string[] {
  const pairs = [...new URLSearchParams(search)].filter(([key]) => !KNOWN_KEYS.has(key))
  return pairs.map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`)
}

function formatTextPairs({ text, literalParts }: ListingState): string[] {
  if (text === '') return []
  return [formatTextPair(TEXT_KEY, text), ...literalParts.map((part) => formatTextPair(LITERAL_KEY, part))]
}

function formatTextPair(key: string, text: string): string {
  return `${key}=${encodeURIComponent(text).replaceAll('%20', '+')}`
}

/** Formats the lists. Commas separate the values of a list, because no value contains a comma. */
function formatListPairs(state: ListingState): string[] {
  return LIST_NAMES.filter((name) => state.lists[name].length > 0).map(
    (name) => `${VALUE_FILTERS[name].urlKey}=${state.lists[name].map(encodeURIComponent).join(',')}`,
  )
}

function formatPointPairs({ latitude, longitude, distance, kind }: Point): string[] {
  return [latitude, longitude, distance, kind].map((value, index) => `${POINT_KEYS[index]}=${value}`)
}

function formatRangePairs(keys: readonly [string, string], range: Range, fullRange: Range): string[] {
  return keys.flatMap((key, end) => (range[end] === fullRange[end] ? [] : [`${key}=${range[end]}`]))
}
