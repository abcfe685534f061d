import { api } from '@/shared/api/client'

/** GET campus/{campus}: a campus with its institute. `reference` is an id or slug. */
export function campusQuery(reference: string) {
  return api.queryOptions('get', '/api/campus/{campus}', { params: { path: { campus: reference } } })
}
