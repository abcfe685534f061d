import { useQuery } from '@tanstack/react-query'
import { useNames } from '@/shared/names/useNames'
import { PATHS } from '@/shared/routing/paths'
import { allDisciplinesQuery, popularCountriesQuery } from '../../queries/popularSearches'
import { searchFacetsQuery } from '../../queries/searchFacets'
import { selectBestSearches, type AlternativeSearches } from '../../results/noResults/alternativeSearches'
import { formatListingUrl } from '../../state/formatListingUrl'
import { listingReducer } from '../../state/listingReducer'
import type { Lists } from '../../state/filterTable'
import { DEFAULT_STATE, type ListingState } from '../../state/listingState'

interface Discipline {
  readonly slug: string
  readonly name: string
  readonly courses_count: number
}

/** Loads other searches for an empty result. Empty until the searches have loaded. */
export function useAlternativeSearches(state: ListingState, isEmpty: boolean): AlternativeSearches {
  const { translate } = useNames()
  // This query has no placeholder data, because the counts of the previous search would be wrong here.
  const facets = useQuery({ ...searchFacetsQuery(state), enabled: isEmpty })
  const disciplines = useQuery({ ...allDisciplinesQuery(), enabled: isEmpty })
  const countries = useQuery({ ...popularCountriesQuery(), enabled: isEmpty })
  const defaultState: ListingState = { ...DEFAULT_STATE, view: state.view, currency: state.currency }
  const toDisciplineSearches = (from: ListingState, found: readonly Discipline[] | null | undefined) =>
    selectBestSearches((found ?? []).map((discipline) => translate('disciplines', discipline)).map(({ slug, name, courses_count }) => ({ slug, name, count: courses_count, href: buildHref(from, { disciplines: [slug] }) })))
  const matchingDisciplines = toDisciplineSearches(state, facets.data?.facets.disciplines)
  const allDisciplines = facets.isPending ? [] : toDisciplineSearches(defaultState, disciplines.data)
  return {
    disciplines: matchingDisciplines.length > 0 ? matchingDisciplines : allDisciplines,
    countries: selectBestSearches(
      (countries.data ?? []).map((country) => translate('countries', country)).map(({ slug, name, course_count }) => ({ slug, name, count: course_count, href: buildHref(defaultState, { countries: [slug] }) })),
    ),
  }
}

function buildHref(from: ListingState, lists: Partial<Lists>): string {
  return PATHS.course + formatListingUrl(listingReducer(from, { type: 'setLists', lists: { ...from.lists, ...lists } }))
}
