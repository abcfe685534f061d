import { MONTHS } from '@/shared/course/months'
import { CURRENCY_KEY } from '@/shared/money/currencyAddress'
import type { ListName } from './listingState'

export const INSTITUTE_TYPES = ['COLLEGE', 'UNIVERSITY'] as const
/** What a box switches on as a whole: p1 is Popular Options. */
export const PANELS = ['p1'] as const
export const LEVEL_TYPES = ['undergraduate', 'postgraduate', 'postgraduate-by-research'] as const

interface ListKey {
  /** The key that we write. */
  readonly key: string
  /** Keys that links from elsewhere use for the same; read, and replaced when the address is next written. */
  readonly aliases: readonly string[]
  /** The closed set of values, where there is one; an underscore in the address is read as a hyphen. */
  readonly allowedValues?: readonly string[]
}

/** Each list filter's keys in the address: the one place that names them. */
export const LIST_KEYS: Readonly<Record<ListName, ListKey>> = {
  countries: { key: 'country', aliases: [] },
  states: { key: 'state', aliases: [] },
  cities: { key: 'city', aliases: [] },
  types: { key: 'types', aliases: ['degreelevel_type'], allowedValues: LEVEL_TYPES },
  levels: { key: 'levels', aliases: ['degreelevel'] },
  disciplines: { key: 'discipline', aliases: ['discip'] },
  specializations: { key: 'specializations', aliases: ['specialization'] },
  intakes: { key: 'intakes', aliases: [], allowedValues: MONTHS },
  instituteTypes: { key: 'instituteTypes', aliases: ['institute_type'], allowedValues: INSTITUTE_TYPES },
  institutes: { key: 'institutes', aliases: ['institute'] },
  campuses: { key: 'caid', aliases: [] },
  panels: { key: 'popularity', aliases: [], allowedValues: PANELS },
}

export const TEXT_KEY = 'course'
export const TEXT_ALIASES = ['search'] as const
export const FEE_KEYS = ['feeFrom', 'feeTo'] as const
export const DURATION_KEYS = ['durationStartYear', 'durationEndYear'] as const
export const SORT_KEY = 'sortOption'
/** A point: latitude, longitude, distance in km, and how it was found. */
export const POINT_KEYS = ['lat', 'lng', 'dst', 'sld'] as const
export const PAGE_KEY = 'pg'
export const ADVANCED_KEY = 'advance'
export const VIEW_KEY = 'view'
export const MAP_KEY = 'map'

/** Every key that the listing understands; any other is kept as it stands and ignored. */
export const KNOWN_KEYS: ReadonlySet<string> = new Set([
  TEXT_KEY,
  ...TEXT_ALIASES,
  ...Object.values(LIST_KEYS).flatMap(({ key, aliases }) => [key, ...aliases]),
  ...FEE_KEYS,
  ...DURATION_KEYS,
  ...POINT_KEYS,
  SORT_KEY,
  PAGE_KEY,
  ADVANCED_KEY,
  VIEW_KEY,
  MAP_KEY,
  CURRENCY_KEY,
])
