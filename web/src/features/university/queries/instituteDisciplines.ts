import { api } from '@/shared/api/client'

/** POST institute/{institute}/discipline/: what is taught at some campuses, at all of them when none is named. */
export function instituteDisciplines(institute: string, campuses: readonly string[]) {
  return api.queryOptions('post', '/api/institute/{institute}/discipline/', {
    params: { path: { institute } },
    body: { campuses: [...campuses] },
  })
}
