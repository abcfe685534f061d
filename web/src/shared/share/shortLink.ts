import { queryOptions } from '@tanstack/react-query'
import { fetchClient } from '@/shared/api/client'
import type { SharedPage } from './sharedPage'

/**
 * POST short-url/: stores a page with a UUID, and returns the UUID. The client creates the UUID, so
 * the request can be repeated safely.
 */
export function shortLinkQuery({ key, params }: SharedPage, uuid: string) {
  return queryOptions({
    queryKey: ['post', '/api/short-url/', uuid, key, params],
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const body = { uuid, payload: { key, params: { ...params } } }
      const { data } = await fetchClient.POST('/api/short-url/', { body, signal })
      if (!data) throw new Error('short-url returned no data')
      return data.uuid
    },
  })
}
