import { api } from '@/shared/api/client'

/** GET short-url/{uuid}: the shared page of a short link. */
export function shortLinkQuery(uuid: string) {
  return api.queryOptions('get', '/api/short-url/{uuid}', { params: { path: { uuid } } })
}
