import type { Page, Route } from '@playwright/test'
import type { components } from '../../src/shared/api/schema'

export type SearchRequest = components['schemas']['SearchRequest']

export const SEARCH = '**/api/search'

/** Tells the listing's search requests apart by their bodies. One request can ask for courses and sidebar. */
const PARTS = {
  courses: ({ results }: SearchRequest) => results !== false,
  sidebar: ({ histograms }: SearchRequest) => histograms !== undefined,
  places: ({ facets, place_depth }: SearchRequest) => facets?.includes('place_counts') === true && place_depth === undefined,
  list: ({ lists }: SearchRequest) => lists !== undefined,
  map: ({ map }: SearchRequest) => map !== undefined,
}

/** Handles the requests for one part, until `page.unroute(SEARCH)`. */
export async function onSearch(page: Page, part: keyof typeof PARTS, handle: (route: Route, request: SearchRequest) => Promise<void>): Promise<void> {
  await page.route(SEARCH, (route) => {
    const request = route.request().postDataJSON() as SearchRequest
    return PARTS[part](request) ? handle(route, request) : route.fallback()
  })
}

export const away = (route: Route) => route.fulfill({ status: 503, json: { detail: 'away', fields: [] } })
