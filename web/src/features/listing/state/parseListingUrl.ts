import { FILTER_VALUES_MAX, LITERAL_PARTS_MAX, SEARCH_TEXT_MAX_CHARACTERS } from '@/shared/api/limits'
import { DISTANCES_KM } from '@/shared/location/distances'
import { roundPosition, type MapPosition } from '@/shared/map/viewport'
import { parseCurrency } from '@/shared/money/currencyUrl'
import { FEE_CURRENCY_KEY, FEE_KEYS } from '@/shared/money/feeUrl'
import { RUPEE } from '@/shared/money/money'
import { parsePageNumber } from '@/shared/pagination/pageParameter'
import {
  ADVANCED_KEY,
  DEADLINE_KEY,
  DURATION_KEYS,
  LITERAL_KEY,
  MAP_KEY,
  PAGE_KEY,
  POINT_KEYS,
  SCORE_KEY,
  SORT_KEY,
  TEXT_ALIASES,
  TEXT_KEY,
  VIEW_KEY,
  getListUrlKeys,
} from './urlKeys'
import { keepScore } from './englishScore'
import { getValueFilter, mapLists, type ListName } from './filterTable'
import {
  DURATION_STEP_YEARS,
  FULL_DURATION_RANGE,
  FEE_MAX,
  FULL_FEE_RANGE,
  hasPlaces,
  isSameRange,
  POINT_KINDS,
  SORT_ORDERS,
  STILL_OPEN,
  VIEWS,
  type ListingState,
  type Point,
  type Range,
} from './listingState'

/** Parses the query string of a listing URL. Invalid values, such as a page of 0, are ignored. */
export function parseListingUrl(search: string): ListingState {
  const query = new URLSearchParams(search)
  const lists = mapLists((name) => parseList(query, name))
  const text = parseText(query)
  const fee = parseRange(query, FEE_KEYS, FULL_FEE_RANGE, isValidFee, (lower, upper) => lower < Math.min(upper, FEE_MAX))
  return {
    text,
    literalParts: keepPartsOfText(query.getAll(LITERAL_KEY).map(normalizeText), text),
    lists,
    point: hasPlaces(lists) ? undefined : parsePoint(query),
    fee,
    feeCurrency: isSameRange(fee, FULL_FEE_RANGE) ? RUPEE : parseFeeCurrency(query),
    duration: parseRange(query, DURATION_KEYS, FULL_DURATION_RANGE, isDurationStep, (lower, upper) => lower <= upper),
    englishScore: keepScore(lists, Number(query.get(SCORE_KEY) || Number.NaN)),
    deadline: parseDeadline(query.get(DEADLINE_KEY) ?? ''),
    sort: SORT_ORDERS.find((order) => String(order) === query.get(SORT_KEY)) ?? 0,
    page: parsePageNumber(query.get(PAGE_KEY)),
    isAdvanced: query.get(ADVANCED_KEY) === 'true',
    view: VIEWS.find((view) => view === query.get(VIEW_KEY)) ?? 'list',
    currency: parseCurrency(query),
    mapPosition: parseMapPosition(query.get(MAP_KEY)),
  }
}

/**
 * Normalizes the text to NFC, as the API does, so that the text contains the parts of the response. Also collapses white
 * space, and cuts the text to the length that the API accepts.
 */
export function normalizeText(text: string): string {
  return text.normalize().trim().replace(/\s+/g, ' ').slice(0, SEARCH_TEXT_MAX_CHARACTERS).trimEnd()
}

/**
 * Returns the parts that the text contains in any case, without repeated parts, and at most as many as
 * the API accepts.
 */
export function keepPartsOfText(parts: readonly string[], text: string): readonly string[] {
  const kept = parts.filter((part) => part !== '' && text.toLowerCase().includes(part.toLowerCase()))
  return [...new Set(kept)].slice(0, LITERAL_PARTS_MAX)
}

function parseText(query: URLSearchParams): string {
  const key = [TEXT_KEY, ...TEXT_ALIASES].find((name) => query.has(name))
  return key === undefined ? '' : normalizeText(query.get(key) ?? '')
}

/**
 * Parses a list of values. The URL can separate values with commas, or repeat the key for each
 * value. Duplicates, values that are not allowed, and values beyond the limit of the API are
 * removed.
 */
function parseList(query: URLSearchParams, name: ListName): string[] {
  const { allowedValues } = getValueFilter(name)
  const rawValues = getListUrlKeys(name).flatMap((each) => query.getAll(each)).flatMap((value) => value.split(','))
  const values = rawValues.map((value) => value.trim()).filter((value) => value !== '')
  const allowed = allowedValues ? values.map((value) => value.replaceAll('_', '-')).filter((value) => allowedValues.includes(value)) : values
  return [...new Set(allowed)].slice(0, FILTER_VALUES_MAX)
}

/** Parses a point. Returns undefined if a coordinate or the distance is invalid. */
function parsePoint(query: URLSearchParams): Point | undefined {
  const [lat, lng, dst, sld] = POINT_KEYS.map((key) => query.get(key) ?? '')
  const latitude = parseDegrees(lat, 90)
  const longitude = parseDegrees(lng, 180)
  const distance = DISTANCES_KM.find((km) => String(km) === dst)
  if (latitude === undefined || longitude === undefined || distance === undefined) return undefined
  return { latitude, longitude, distance, kind: POINT_KINDS.find((kind) => kind === sld) ?? 'autL' }
}

/** Parses degrees and rounds to 6 decimals (0.1 m). Numbers such as `1e1` are rejected. */
function parseDegrees(raw: string | undefined, limit: number): number | undefined {
  const value = Number(Number(raw).toFixed(6)) + 0
  return raw !== undefined && /^-?\d{1,3}(\.\d+)?$/.test(raw) && Math.abs(value) <= limit ? value : undefined
}

function parseRange(
  query: URLSearchParams,
  [lowerKey, upperKey]: readonly [string, string],
  fullRange: Range,
  isStep: (value: number) => boolean,
  isOrdered: (lower: number, upper: number) => boolean,
): Range {
  const parseEnd = (key: string, fallback: number) => {
    const value = Number(query.get(key) || fallback)
    return isStep(value) && value >= fullRange[0] && value <= fullRange[1] ? value : fallback
  }
  const lower = parseEnd(lowerKey, fullRange[0])
  const upper = parseEnd(upperKey, fullRange[1])
  return isOrdered(lower, upper) ? [lower, upper] : fullRange
}

function isValidFee(units: number): boolean {
  return Number.isInteger(units) && units <= FEE_MAX
}

function parseFeeCurrency(query: URLSearchParams): string {
  const code = query.get(FEE_CURRENCY_KEY) ?? ''
  return /^[A-Z]{3}$/.test(code) ? code : RUPEE
}

/** Parses an ISO date from 2000 to 2999, or `today`. Returns an empty text for all other values. */
function parseDeadline(raw: string): string {
  if (raw === STILL_OPEN) return raw
  const time = /^2\d{3}-\d{2}-\d{2}$/.test(raw) ? Date.parse(raw) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(raw) ? raw : ''
}

function isDurationStep(years: number): boolean {
  return Number.isInteger(years / DURATION_STEP_YEARS)
}

/** Parses latitude, longitude and zoom, separated by commas: `51.5,-0.1,10`. */
function parseMapPosition(raw: string | null): MapPosition | undefined {
  const parts = raw?.split(',') ?? []
  const [latitude, longitude, zoom] = parts.map((part) => (part.trim() === '' ? Number.NaN : Number(part)))
  if (parts.length !== 3 || latitude === undefined || longitude === undefined || zoom === undefined) return undefined
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && zoom >= 0 && zoom <= 22
  return isPlace ? roundPosition({ latitude, longitude, zoom }) : undefined
}
