import { useQuery } from '@tanstack/react-query'
import { PATHS } from '@/shared/routing/paths'
import { allDisciplines, popularCountries } from '../queries/popularSearches'
import { sidebar } from '../queries/searchFacets'
import { bestWays, type Elsewhere } from '../results/alternativeSearches'
import { formatAddress } from '../state/formatListingUrl'
import { reduce } from '../state/listingReducer'
import { EVERYTHING, type ListingState, type Lists } from '../state/listingState'

interface Discipline {
  readonly slug: string
  readonly name: string
  readonly courses_count: number
}

/** Where a search that finds nothing can lead on; empty while that is not known. */
export function useElsewhere(state: ListingState, isEmpty: boolean): Elsewhere {
  // The sidebar's own answer, and never the one before it, whose numbers are of another search.
  const facets = useQuery({ ...sidebar(state), enabled: isEmpty })
  const disciplines = useQuery({ ...allDisciplines(), enabled: isEmpty })
  const countries = useQuery({ ...popularCountries(), enabled: isEmpty })
  const anew: ListingState = { ...EVERYTHING, view: state.view, currency: state.currency }
  const inDisciplines = (from: ListingState, found: readonly Discipline[] | null | undefined) =>
    bestWays((found ?? []).map(({ slug, name, courses_count }) => ({ slug, name, count: courses_count, href: hrefOf(from, { disciplines: [slug] }) })))
  const fitting = inDisciplines(state, facets.data?.facets.disciplines)
  const ofAll = facets.isPending ? [] : inDisciplines(anew, disciplines.data)
  return {
    categories: fitting.length > 0 ? fitting : ofAll,
    searches: bestWays(
      (countries.data ?? []).map(({ slug, name, course_count }) => ({ slug, name, count: course_count, href: hrefOf(anew, { countries: [slug] }) })),
    ),
  }
}

function hrefOf(from: ListingState, lists: Partial<Lists>): string {
  return PATHS.course + formatAddress(reduce(from, { kind: 'choose', lists: { ...from.lists, ...lists } }))
}
