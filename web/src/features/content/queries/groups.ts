import { api } from '@/shared/api/client'

/** The kinds of group. The API has the same endpoints for each kind. */
export type GroupKind = 'institute_group' | 'pathway_group' | 'apply_portal'

interface InstituteFilters {
  readonly institutes?: string[]
  readonly countries?: string[]
  readonly search?: string
}

const ROOTS: Readonly<Record<GroupKind, string>> = { institute_group: '/api/institute-group', pathway_group: '/api/pathway-group', apply_portal: '/api/apply-portal' }

/**
 * Returns the API path of a kind. The endpoints of all kinds have the same types, so the return
 * type names one of them.
 */
const getRoot = (kind: GroupKind) => ROOTS[kind] as '/api/institute-group'

export const groupsQuery = (kind: GroupKind) => api.queryOptions('get', `${getRoot(kind)}/` as const)
export const groupQuery = (kind: GroupKind, group: string) => api.queryOptions('get', `${getRoot(kind)}/{group}` as const, { params: { path: { group } } })
export const groupLocationsQuery = (kind: GroupKind, group: string) => api.queryOptions('get', `${getRoot(kind)}/{group}/related_locations` as const, { params: { path: { group } } })
export const groupDisciplinesQuery = (kind: GroupKind, group: string) => api.queryOptions('get', `${getRoot(kind)}/{group}/disciplines` as const, { params: { path: { group } } })

/** One page of the institutes that match the filters. */
export function groupInstitutesQuery(kind: GroupKind, group: string, body: InstituteFilters, page = 1) {
  return api.queryOptions('post', `${getRoot(kind)}/{group}/universities/` as const, { params: { path: { group }, query: { page } }, body })
}
