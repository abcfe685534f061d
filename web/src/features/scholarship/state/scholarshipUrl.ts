import { parsePageNumber } from '@/shared/pagination/pageParameter'
import type { ScholarshipFilters } from '../queries/scholarships'

export const FILTER_KEYS = ['countries', 'disciplines', 'degree_levels', 'types', 'institutes', 'months', 'years'] as const
export type FilterKey = (typeof FILTER_KEYS)[number]

/** The URL key of each filter, which the specification fixes. Commas separate the values of a key. */
export const URL_KEYS: Readonly<Record<FilterKey, string>> = {
  countries: 'country',
  disciplines: 'discipline',
  degree_levels: 'degreelevel',
  types: 'scholarshipType',
  institutes: 'institute',
  months: 'mon',
  years: 'year',
}

/** 0: by relevance. 1: the next deadline first. 2: by name. */
export const ORDERS = [0, 1, 2] as const
type Order = (typeof ORDERS)[number]

export interface ScholarshipSearch {
  readonly text: string
  readonly selected: Readonly<Record<FilterKey, readonly string[]>>
  readonly order: Order
  readonly page: number
}

export function parseScholarshipUrl(params: URLSearchParams): ScholarshipSearch {
  const read = (key: FilterKey) => [...new Set((params.get(URL_KEYS[key]) ?? '').split(',').filter((value) => value !== ''))]
  const order = Number(params.get('order_by'))
  return {
    text: params.get('search') ?? '',
    selected: Object.fromEntries(FILTER_KEYS.map((key) => [key, read(key)])) as unknown as ScholarshipSearch['selected'],
    order: ORDERS.find((each) => each === order) ?? 0,
    page: parsePageNumber(params.get('page')),
  }
}

/** Writes a search to a copy of the URL parameters. Default values are left out. Keys of other features stay. */
export function formatScholarshipUrl({ text, selected, order, page }: ScholarshipSearch, params: URLSearchParams): URLSearchParams {
  const written = new URLSearchParams(params)
  const pairs = [['search', text], ...FILTER_KEYS.map((key) => [URL_KEYS[key], selected[key].join(',')]), ['order_by', order === 0 ? '' : String(order)], ['page', page === 1 ? '' : String(page)]] as const
  for (const [key, value] of pairs) {
    if (key === undefined) continue
    if (value === undefined || value === '') written.delete(key)
    else written.set(key, value)
  }
  return written
}

/** Adds or removes a value of a filter. The search starts again at the first page. */
export function toggleValue(search: ScholarshipSearch, key: FilterKey, value: string): ScholarshipSearch {
  const values = search.selected[key]
  const next = values.includes(value) ? values.filter((each) => each !== value) : [...values, value]
  return { ...search, selected: { ...search.selected, [key]: next }, page: 1 }
}

const YEAR = /^\d{1,4}$/

/**
 * Builds the request body. A year that is not a number of one to four digits is left out, because the
 * API accepts only numbers.
 */
export function buildFilters({ text, selected, order }: ScholarshipSearch): ScholarshipFilters {
  return {
    search: text,
    countries: [...selected.countries],
    disciplines: [...selected.disciplines],
    degree_levels: [...selected.degree_levels],
    types: [...selected.types],
    institutes: [...selected.institutes],
    months: [...selected.months],
    years: selected.years.filter((year) => YEAR.test(year)).map(Number),
    order,
  }
}
