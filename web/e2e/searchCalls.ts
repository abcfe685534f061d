import type { Page, Route } from '@playwright/test'
import type { components } from '../src/shared/api/schema'

type SearchRequest = components['schemas']['SearchRequest']

export const SEARCH = '**/api/search'

/** What the listing asks of the search in calls of their own, by what each asks for. */
const PARTS = {
  courses: ({ results }: SearchRequest) => results !== false,
  sidebar: ({ histograms }: SearchRequest) => histograms !== undefined,
  list: ({ lists }: SearchRequest) => lists !== undefined,
  map: ({ map }: SearchRequest) => map !== undefined,
}

/** Does something with the calls for one part, until `page.unroute(SEARCH)`. */
export async function onSearch(page: Page, part: keyof typeof PARTS, handle: (route: Route, request: SearchRequest) => Promise<void>): Promise<void> {
  await page.route(SEARCH, (route) => {
    const request = route.request().postDataJSON() as SearchRequest
    return PARTS[part](request) ? handle(route, request) : route.fallback()
  })
}

export const away = (route: Route) => route.fulfill({ status: 503, json: { detail: 'away', fields: [] } })
