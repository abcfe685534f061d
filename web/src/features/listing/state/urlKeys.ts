import { CURRENCY_KEY } from '@/shared/money/currencyUrl'
import { FEE_CURRENCY_KEY, FEE_KEYS } from '@/shared/money/feeUrl'
import { getValueFilter, LIST_NAMES, type ListName } from './filterTable'

export const TEXT_KEY = 'course'
export const TEXT_ALIASES = ['search'] as const
/** The URL repeats this key for each part of the text that the search takes as plain words. */
export const LITERAL_KEY = 'literal'
export const DURATION_KEYS = ['durationStartYear', 'durationEndYear'] as const
export const SCORE_KEY = 'score'
export const DEADLINE_KEY = 'deadline'
export const SORT_KEY = 'sortOption'
/** The keys of a point: latitude, longitude, distance in km, and kind. */
export const POINT_KEYS = ['lat', 'lng', 'dst', 'sld'] as const
export const PAGE_KEY = 'pg'
export const ADVANCED_KEY = 'advance'
export const VIEW_KEY = 'view'
export const MAP_KEY = 'map'

/** The keys that the listing reads. Other keys are ignored but stay in the URL. */
export const KNOWN_KEYS: ReadonlySet<string> = new Set([
  TEXT_KEY,
  ...TEXT_ALIASES,
  LITERAL_KEY,
  ...LIST_NAMES.flatMap(getListUrlKeys),
  ...FEE_KEYS,
  FEE_CURRENCY_KEY,
  ...DURATION_KEYS,
  SCORE_KEY,
  DEADLINE_KEY,
  ...POINT_KEYS,
  SORT_KEY,
  PAGE_KEY,
  ADVANCED_KEY,
  VIEW_KEY,
  MAP_KEY,
  CURRENCY_KEY,
])

/** Lists the URL keys of a filter. The first key is the one that the listing writes. */
export function getListUrlKeys(name: ListName): readonly string[] {
  const { urlKey, urlAliases = [] } = getValueFilter(name)
  return [urlKey, ...urlAliases]
}
