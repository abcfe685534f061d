import { infiniteQueryOptions } from '@tanstack/react-query'
import { fetchClient } from '@/shared/api/client'

const PATH = '/api/discipline/{discipline}/specializations/'

/** GET discipline/{slug}/specializations/: pages of the specializations with courses, sorted by name. */
export function specializationsQuery(discipline: string, search: string) {
  return infiniteQueryOptions({
    queryKey: ['get', PATH, discipline, search],
    queryFn: async ({ pageParam, signal }) => {
      const { data } = await fetchClient.GET(PATH, { params: { path: { discipline }, query: { search, page: pageParam } }, signal })
      if (!data) throw new Error(`${PATH} returned no data`)
      return data
    },
    initialPageParam: 1,
    getNextPageParam: ({ next }) => parseNextPage(next),
  })
}

/** Reads the page number of a `next` link. Returns undefined on the last page. */
export function parseNextPage(next: string | null): number | undefined {
  const number = next === null ? null : new URL(next, 'http://next.link').searchParams.get('page')
  return number === null ? undefined : Number(number)
}
