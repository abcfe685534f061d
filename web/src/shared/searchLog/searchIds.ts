import { fetchClient } from '@/shared/api/client'
import type { components } from '@/shared/api/schema'

type SearchRequest = components['schemas']['SearchRequest']

export const SEARCH_PATH = '/api/search'
/**
 * The name of the metric in the `Server-Timing` header whose description is the id of the search.
 */
const METRIC = 'search'

const idByKey = new Map<string, string>()

/**
 * Builds a key from the parts of a request that select the courses on the page. A request that also
 * asks for facets has the same key.
 */
export function buildPageKey({ text, literal, filters, order, page }: SearchRequest): string {
  return JSON.stringify([text ?? '', literal ?? [], filters ?? {}, order ?? 0, page ?? 1])
}

export function parseSearchId(serverTiming: string | null): string | undefined {
  return serverTiming?.split(',').find((each) => each.trim().startsWith(`${METRIC};`))?.match(/desc="(\w+)"/)?.[1]
}

/**
 * Records the ids of all searches from now on. A page of results from the cache keeps the id of its
 * request.
 */
export function watchSearchIds(): void {
  const keys = new Map<string, string>()
  fetchClient.use({
    async onRequest({ request, schemaPath, id }) {
      if (schemaPath !== SEARCH_PATH) return undefined
      const body = await request.text()
      keys.set(id, buildPageKey(JSON.parse(body) as SearchRequest))
      // The body has been read, so the request must be built again before it can be sent. A cloned
      // request would send its body as a stream, which developer tools cannot show.
      return new Request(request, { body })
    },
    onResponse({ response, id }) {
      const key = keys.get(id)
      keys.delete(id)
      const searchId = parseSearchId(response.headers.get('Server-Timing'))
      if (key !== undefined && searchId !== undefined) idByKey.set(key, searchId)
    },
    onError({ id }) {
      keys.delete(id)
    },
  })
}

/**
 * Returns the id of the search whose results arrived at `updatedAt`. The first search was sent
 * before this code had loaded, so its id was not recorded. The function then finds the id in the
 * timing entries of the browser.
 */
export function findSearchId(body: SearchRequest, updatedAt: number): string | undefined {
  const key = buildPageKey(body)
  const known = idByKey.get(key)
  if (known !== undefined) return known
  const id = findTimedSearch(updatedAt)
  if (id !== undefined) idByKey.set(key, id)
  return id
}

function findTimedSearch(updatedAt: number): string | undefined {
  const requests = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const earlier = requests.filter(({ name, responseEnd }) => new URL(name).pathname === SEARCH_PATH && performance.timeOrigin + responseEnd <= updatedAt + 1)
  const timing = earlier.flatMap(({ serverTiming }) => serverTiming.filter(({ name }) => name === METRIC)).at(-1)
  return timing?.description
}
