import { queryOptions } from '@tanstack/react-query'
import { fetchClient } from '@/shared/api/client'
import { KEPT_FOR_RETURN } from '@/shared/api/staleTimes'
import type { Advert } from '../results/cards/adverts'

/** GET marketing-card/: the advertisements of all pages. */
export const marketingCardsQuery = () =>
  queryOptions({
    queryKey: ['get', '/api/marketing-card/', 'all'],
    queryFn: ({ signal }) => fetchAdverts(1, signal),
    ...KEPT_FOR_RETURN,
    staleTime: Infinity,
    retry: false,
  })

/** Fetches the advertisements from a page on. A page after the last page is empty. */
async function fetchAdverts(page: number, signal: AbortSignal, previous: readonly Advert[] = []): Promise<readonly Advert[]> {
  const { data } = await fetchClient.GET('/api/marketing-card/', { params: { query: { page } }, signal })
  const adverts = [...previous, ...(data?.results ?? [])]
  return data?.results.length && adverts.length < data.count ? fetchAdverts(page + 1, signal, adverts) : adverts
}
