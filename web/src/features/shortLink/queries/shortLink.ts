import { api } from '@/shared/api/client'

/** GET short-url/{uuid}: the URL that was shared as a short link. */
export function shortLinkQuery(uuid: string) {
  return api.queryOptions('get', '/api/short-url/{uuid}', { params: { path: { uuid } } })
}
