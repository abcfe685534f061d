import { FILTER_VALUES_MAX, SEARCH_TEXT_MAX_CHARACTERS } from '@/shared/api/limits'
import { DISTANCES_KM } from '@/shared/location/distances'
import { tidyPosition, type MapPosition } from '@/shared/map/viewport'
import { currencyOf } from '@/shared/money/currencyAddress'
import {
  ADVANCED_KEY,
  DURATION_KEYS,
  FEE_KEYS,
  LIST_KEYS,
  MAP_KEY,
  PAGE_KEY,
  POINT_KEYS,
  SORT_KEY,
  TEXT_ALIASES,
  TEXT_KEY,
  VIEW_KEY,
} from './urlKeys'
import {
  DURATION_STEP_YEARS,
  DURATION_UNSET,
  FEE_LARGEST_PKR,
  FEE_UNSET,
  hasPlaces,
  LIST_NAMES,
  POINT_KINDS,
  SORT_ORDERS,
  VIEWS,
  type ListingState,
  type ListName,
  type Lists,
  type Point,
  type Range,
} from './listingState'

/** Reads the state from an address's query. What cannot be meant (a page of 0, a fee from high to low) is left out. */
export function parseAddress(search: string): ListingState {
  const query = new URLSearchParams(search)
  const lists = parseLists(query)
  return {
    text: parseText(query),
    lists,
    point: hasPlaces(lists) ? undefined : parsePoint(query),
    fee: parseRange(query, FEE_KEYS, FEE_UNSET, isFee, (lower, upper) => lower < Math.min(upper, FEE_LARGEST_PKR)),
    duration: parseRange(query, DURATION_KEYS, DURATION_UNSET, isHalfStep, (lower, upper) => lower <= upper),
    sort: SORT_ORDERS.find((order) => String(order) === query.get(SORT_KEY)) ?? 0,
    page: parsePage(query.get(PAGE_KEY)),
    advanced: query.get(ADVANCED_KEY) === 'true',
    view: VIEWS.find((view) => view === query.get(VIEW_KEY)) ?? 'list',
    currency: currencyOf(query),
    at: parsePosition(query.get(MAP_KEY)),
  }
}

/** The text as it is searched: single spaces, no longer than the API takes. */
export function tidyText(text: string): string {
  return text.trim().replace(/\s+/g, ' ').slice(0, SEARCH_TEXT_MAX_CHARACTERS).trimEnd()
}

function parseText(query: URLSearchParams): string {
  const key = [TEXT_KEY, ...TEXT_ALIASES].find((name) => query.has(name))
  return key === undefined ? '' : tidyText(query.get(key) ?? '')
}

function parseLists(query: URLSearchParams): Lists {
  const entries = LIST_NAMES.map((name) => [name, parseList(query, name)] as const)
  return Object.fromEntries(entries) as Record<ListName, string[]>
}

/** Values with commas between them, or the key repeated; each once, in the order of the address. */
function parseList(query: URLSearchParams, name: ListName): string[] {
  const { key, aliases, closed } = LIST_KEYS[name]
  const written = [key, ...aliases].flatMap((each) => query.getAll(each)).flatMap((value) => value.split(','))
  const values = written.map((value) => value.trim()).filter((value) => value !== '')
  const meant = closed ? values.map((value) => value.replaceAll('_', '-')).filter((value) => closed.includes(value)) : values
  return [...new Set(meant)].slice(0, FILTER_VALUES_MAX)
}

/** A point that is whole: where, and one of the ten distances. */
function parsePoint(query: URLSearchParams): Point | undefined {
  const [lat, lng, dst, sld] = POINT_KEYS.map((key) => query.get(key) ?? '')
  const latitude = degrees(lat, 90)
  const longitude = degrees(lng, 180)
  const distance = DISTANCES_KM.find((km) => String(km) === dst)
  if (latitude === undefined || longitude === undefined || distance === undefined) return undefined
  return { latitude, longitude, distance, kind: POINT_KINDS.find((kind) => kind === sld) ?? 'autL' }
}

/** To a tenth of a metre, and never in powers of ten, so that it is read as it was written. */
function degrees(written: string | undefined, limit: number): number | undefined {
  const value = Number(Number(written).toFixed(6)) + 0
  return written !== undefined && /^-?\d{1,3}(\.\d+)?$/.test(written) && Math.abs(value) <= limit ? value : undefined
}

function parseRange(
  query: URLSearchParams,
  [lowerKey, upperKey]: readonly [string, string],
  unset: Range,
  isStep: (value: number) => boolean,
  isOrdered: (lower: number, upper: number) => boolean,
): Range {
  const end = (key: string, otherwise: number) => {
    const value = Number(query.get(key) || otherwise)
    return isStep(value) && value >= unset[0] && value <= unset[1] ? value : otherwise
  }
  const lower = end(lowerKey, unset[0])
  const upper = end(upperKey, unset[1])
  return isOrdered(lower, upper) ? [lower, upper] : unset
}

function isFee(rupees: number): boolean {
  return Number.isInteger(rupees) && rupees <= FEE_LARGEST_PKR
}

function isHalfStep(years: number): boolean {
  return Number.isInteger(years / DURATION_STEP_YEARS)
}

function parsePage(written: string | null): number {
  return written !== null && /^[1-9]\d{0,8}$/.test(written) ? Number(written) : 1
}

/** Latitude, longitude and zoom with commas between them. */
function parsePosition(written: string | null): MapPosition | undefined {
  const parts = written?.split(',') ?? []
  const [latitude, longitude, zoom] = parts.map((part) => (part.trim() === '' ? Number.NaN : Number(part)))
  if (parts.length !== 3 || latitude === undefined || longitude === undefined || zoom === undefined) return undefined
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && zoom >= 0 && zoom <= 22
  return isPlace ? tidyPosition({ latitude, longitude, zoom }) : undefined
}
