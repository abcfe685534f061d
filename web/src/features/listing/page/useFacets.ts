import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { placeTree } from '@/shared/location/placeTree'
import { allPlaces } from '../filters/allPlaces'
import type { BoxName } from '../filters/boxes'
import type { Facets } from '../filters/facets'
import { baseFilters } from '../queries/baseFilters'
import { histograms } from '../queries/histograms'
import { institutes } from '../queries/institutes'
import { intakes } from '../queries/intakes'
import { specializations } from '../queries/specializations'
import type { ListingState } from '../state/listingState'
import { useStatus } from './useStatus'
import { usePagedValues } from './usePagedValues'

/** The facets of a state. A box that is closed asks nothing, but for the names of what is chosen in it. */
export function useFacets(state: ListingState, open: ReadonlySet<BoxName>): Facets {
  const base = useQuery({ ...baseFilters(state), placeholderData: keepPreviousData })
  const places = useQuery({ ...placeTree(), enabled: open.has('location') })
  const months = useQuery({ ...intakes(state), placeholderData: keepPreviousData, enabled: open.has('intake') })
  const spread = useQuery({
    ...histograms(state),
    placeholderData: keepPreviousData,
    enabled: open.has('fee') || open.has('duration'),
  })
  const counted = useMemo(
    () => base.data && { ...base.data, locations: [...allPlaces(places.data, base.data.locations)] },
    [base.data, places.data],
  )
  const subjects = usePagedValues(specializations, state, state.lists.specializations, open.has('specialization'))
  const schools = usePagedValues(institutes, state, state.lists.institutes, open.has('institute'))
  const [baseStatus, monthsStatus] = [useStatus(base), useStatus(months)]
  return useMemo(
    () => ({
      base: { data: counted, status: baseStatus },
      intakes: { data: months.data, status: monthsStatus },
      specializations: subjects,
      institutes: schools,
      histograms: spread.data?.histograms,
    }),
    [counted, baseStatus, months.data, monthsStatus, subjects, schools, spread.data],
  )
}
