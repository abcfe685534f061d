import { api } from '@/shared/api/client'

/** POST institute/{institute}/discipline/: the disciplines at the given campuses. An empty list means all campuses. */
export function instituteDisciplinesQuery(institute: string, campuses: readonly string[]) {
  return api.queryOptions('post', '/api/institute/{institute}/discipline/', {
    params: { path: { institute } },
    body: { campuses: [...campuses] },
  })
}
