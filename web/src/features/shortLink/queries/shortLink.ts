import { api } from '@/shared/api/client'

/** GET short-url/{uuid}: the page that a short link opens, as its kind and its parameters. */
export function shortLinkQuery(uuid: string) {
  return api.queryOptions('get', '/api/short-url/{uuid}', { params: { path: { uuid } } })
}
