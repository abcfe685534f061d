import type { components } from '@/shared/api/schema'
import type { Lists } from './filterTable'

type SearchFacets = components['schemas']['SearchFacets']
/** The lists whose facets mark the selected values. */
type MarkedList = 'disciplines' | 'levels' | 'specializations' | 'institutes'

/**
 * Returns the current slugs of each list that contains ids or former slugs. The API accepts ids and
 * former slugs, but the filter boxes only know current slugs.
 */
export function findCurrentSlugs(lists: Lists, { disciplines, degree_levels, specializations, institutes }: SearchFacets): Partial<Lists> {
  const options = {
    disciplines,
    levels: degree_levels?.flatMap((group) => group.degree_levels),
    specializations: specializations?.chosen,
    institutes: institutes?.chosen,
  }
  const current = (Object.keys(options) as MarkedList[]).map((list) => [list, (options[list] ?? []).filter(({ selected }) => selected).map(({ slug }) => slug)] as const)
  return Object.fromEntries(current.filter(([list, slugs]) => slugs.length === lists[list].length && lists[list].some((value) => !slugs.includes(value))))
}
