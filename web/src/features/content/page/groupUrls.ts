import { PATHS } from '@/shared/routing/paths'
import type { GroupKind } from '../queries/groups'

/**
 * Returns the page paths of a group kind: the list of groups, one group, and one institute of a
 * group.
 */
const getPaths = (kind: GroupKind) =>
  ({
    institute_group: { list: PATHS.all_groups, group: PATHS.group_universities, institute: PATHS.institute_group_university },
    pathway_group: { list: PATHS.all_pathway_groups, group: PATHS.pathway_group_universities, institute: PATHS.pathway_university },
    apply_portal: { list: PATHS.all_apply_portals, group: PATHS.apply_portal_universities, institute: PATHS.apply_portal_university },
  })[kind]

export const getListPath = (kind: GroupKind) => getPaths(kind).list
export const buildGroupUrl = (kind: GroupKind, group: string) => `${getPaths(kind).group}/${group}`
export const buildGroupInstituteUrl = (kind: GroupKind, group: string, institute: string) => `${getPaths(kind).institute}/${group}/${institute}`
