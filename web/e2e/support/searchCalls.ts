import type { Page, Route } from '@playwright/test'
import type { components } from '../../src/shared/api/schema'

export type SearchRequest = components['schemas']['SearchRequest']

export const SEARCH = '**/api/search'

/**
 * Functions that check what a search request asks for, such as courses or facets. One request can
 * ask for several of these.
 */
const PARTS = {
  courses: ({ results }: SearchRequest) => results !== false,
  sidebar: ({ histograms }: SearchRequest) => histograms !== undefined,
  places: ({ facets, place_depth }: SearchRequest) => facets?.includes('place_counts') === true && place_depth === undefined,
  list: ({ lists }: SearchRequest) => lists !== undefined,
  map: ({ map }: SearchRequest) => map !== undefined,
}

/** Handles the search requests that ask for `part` (see `PARTS`), until `page.unroute(SEARCH)`. */
export async function routeSearchRequests(page: Page, part: keyof typeof PARTS, handle: (route: Route, request: SearchRequest) => Promise<void>): Promise<void> {
  await page.route(SEARCH, (route) => {
    const request = route.request().postDataJSON() as SearchRequest
    return PARTS[part](request) ? handle(route, request) : route.fallback()
  })
}

/** Responds like a search service that is down (status 503). */
export const respondUnavailable = (route: Route) => route.fulfill({ status: 503, json: { detail: 'away', fields: [] } })
