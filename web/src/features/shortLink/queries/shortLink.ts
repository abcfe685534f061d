import { api } from '@/shared/api/client'

/** GET short-url/{uuid}: the page that a short link stands for. */
export function shortLink(uuid: string) {
  return api.queryOptions('get', '/api/short-url/{uuid}', { params: { path: { uuid } } })
}
