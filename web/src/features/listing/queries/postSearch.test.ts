import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DEFAULT_STATE, type ListingState } from '../state/listingState'
import { campusCoursesQuery } from './campusCourses'
import { facetPagesQuery } from './facetPages'
import { mapPlacesQuery } from './mapPlaces'
import { searchResultsQuery } from './searchResults'

type Body = Record<string, unknown>

const AREA = { south: -90, west: -180, north: 90, east: 180, zoom: 1 }
let sentBodies: Body[] = []
let stepsOfNewIndex: number | undefined
let client: QueryClient

beforeEach(() => {
  sentBodies = []
  stepsOfNewIndex = undefined
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  vi.stubGlobal('fetch', async (request: Request) => {
    const body = (await request.clone().json()) as Body
    sentBodies.push(body)
    if (stepsOfNewIndex !== undefined && Number(body['widening_steps'] ?? 0) > stepsOfNewIndex)
      return new Response(JSON.stringify({ detail: 'refused', fields: [{ field: 'widening_steps', reason: 'too many' }] }), {
        status: 422,
        headers: { 'Content-Type': 'application/json' },
      })
    const facets = { institutes: { results: [], next_page: null } }
    return new Response(JSON.stringify({ total: 2, total_pages: 1, last_page: 1, results: [], facets, interpretation: { spans: [], widening_steps: 3, widening: null } }))
  })
})
afterEach(() => vi.unstubAllGlobals())

const buildState = (text: string, changes: Partial<ListingState> = {}): ListingState => ({ ...DEFAULT_STATE, text, ...changes })
const lastSteps = () => sentBodies.at(-1)?.['widening_steps']

test('pages, long facets, the map and the courses of a campus send the steps of the first page', async () => {
  const state = buildState('law in bath')
  await client.fetchQuery(searchResultsQuery(state))
  expect(lastSteps()).toBeUndefined()
  await client.fetchQuery(searchResultsQuery({ ...state, page: 2 }))
  expect(lastSteps()).toBe(3)
  await client.fetchQuery(mapPlacesQuery(state, AREA))
  expect(lastSteps()).toBe(3)
  await client.fetchQuery(campusCoursesQuery(state, 'city-campus'))
  expect(lastSteps()).toBe(3)
  await client.fetchInfiniteQuery(facetPagesQuery('institutes', state, ''))
  expect(lastSteps()).toBe(3)
})

test('the pages of a long facet keep the filter of a widened search, to which the steps belong', async () => {
  const lists = { ...DEFAULT_STATE.lists, institutes: ['acme-university'] }
  const state = buildState('law in york', { lists })
  await client.fetchInfiniteQuery(facetPagesQuery('institutes', state, ''))
  expect(sentBodies.at(-1)?.['filters']).toEqual({})
  await client.fetchQuery(searchResultsQuery(state))
  await client.fetchInfiniteQuery(facetPagesQuery('institutes', state, ''))
  expect(sentBodies.at(-1)).toMatchObject({ filters: { institutes: { include: ['acme-university'] } }, widening_steps: 3 })
})

test('another search and a search without an earlier page send no steps', async () => {
  await client.fetchQuery(searchResultsQuery(buildState('law in cork')))
  await client.fetchQuery(searchResultsQuery(buildState('law in cork', { literalParts: ['cork'], page: 2 })))
  expect(lastSteps()).toBeUndefined()
  await client.fetchQuery(mapPlacesQuery(buildState('law in derry'), AREA))
  expect(lastSteps()).toBeUndefined()
})

test('steps that a new index refuses are dropped', async () => {
  const state = buildState('law in leeds')
  await client.fetchQuery(searchResultsQuery(state))
  stepsOfNewIndex = 1
  await client.fetchQuery(searchResultsQuery({ ...state, page: 2 }))
  expect(sentBodies.map((body) => body['widening_steps'])).toEqual([undefined, 3, undefined])
})
