import { api } from '@/shared/api/client'

/** GET discipline/{discipline}: a discipline by id or slug. */
export function disciplineQuery(reference: string) {
  return api.queryOptions('get', '/api/discipline/{discipline}', { params: { path: { discipline: reference } } })
}
