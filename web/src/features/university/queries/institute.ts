import { api } from '@/shared/api/client'

/** GET institute/{institute}: the details of an institute, by id or slug. */
export function instituteQuery(reference: string) {
  return api.queryOptions('get', '/api/institute/{institute}', { params: { path: { institute: reference } } })
}
