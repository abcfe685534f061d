import { CURRENCY_KEY } from '@/shared/money/currencyAddress'
import {
  ADVANCED_KEY,
  DURATION_KEYS,
  FEE_KEYS,
  KNOWN_KEYS,
  LIST_KEYS,
  MAP_KEY,
  PAGE_KEY,
  POINT_KEYS,
  SORT_KEY,
  TEXT_KEY,
  VIEW_KEY,
} from './urlKeys'
import { DURATION_UNSET, FEE_UNSET, LIST_NAMES, type ListingState, type Point, type Range } from './listingState'

/**
 * Writes the state as an address's query, defaults left out: the inverse of parseAddress.
 * Keys of `before` that the listing does not know stay in front, as they were.
 */
export function formatAddress(state: ListingState, before = ''): string {
  const pairs = [...foreignPairs(before), ...textPair(state.text), ...listPairs(state)]
  if (state.point) pairs.push(...pointPairs(state.point))
  pairs.push(...rangePairs(FEE_KEYS, state.fee, FEE_UNSET))
  pairs.push(...rangePairs(DURATION_KEYS, state.duration, DURATION_UNSET))
  if (state.sort !== 0) pairs.push(`${SORT_KEY}=${state.sort}`)
  if (state.page !== 1) pairs.push(`${PAGE_KEY}=${state.page}`)
  if (state.view !== 'list') pairs.push(`${VIEW_KEY}=${state.view}`)
  if (state.at) pairs.push(`${MAP_KEY}=${state.at.latitude},${state.at.longitude},${state.at.zoom}`)
  if (state.currency !== '') pairs.push(`${CURRENCY_KEY}=${state.currency}`)
  if (state.advanced) pairs.push(`${ADVANCED_KEY}=true`)
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

function foreignPairs(search: string): string[] {
  const pairs = [...new URLSearchParams(search)].filter(([key]) => !KNOWN_KEYS.has(key))
  return pairs.map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`)
}

function textPair(text: string): string[] {
  return text === '' ? [] : [`${TEXT_KEY}=${encodeURIComponent(text).replaceAll('%20', '+')}`]
}

/** Commas between the values stay readable; within a value they cannot occur. */
function listPairs(state: ListingState): string[] {
  return LIST_NAMES.filter((name) => state.lists[name].length > 0).map(
    (name) => `${LIST_KEYS[name].key}=${state.lists[name].map(encodeURIComponent).join(',')}`,
  )
}

function pointPairs({ latitude, longitude, distance, kind }: Point): string[] {
  return [latitude, longitude, distance, kind].map((value, index) => `${POINT_KEYS[index]}=${value}`)
}

function rangePairs(keys: readonly [string, string], range: Range, unset: Range): string[] {
  return keys.flatMap((key, end) => (range[end] === unset[end] ? [] : [`${key}=${range[end]}`]))
}
