import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Currency } from '@/shared/money/money'
import type { BoxName } from '../filters/filterBoxes'
import type { Facets } from '../filters/facets'
import { maxFee } from '../queries/maxFee'
import { sidebar } from '../queries/searchFacets'
import { feeScale, feeUnit } from '../state/feeScale'
import { hasPlaces, type ListingState } from '../state/listingState'
import { useStatus } from './useFacetStatus'
import { usePagedValues } from './usePagedFacet'
import { usePlaces } from './usePlacesFacet'

/** The facets of a state. A box that is closed asks nothing of its own. */
export function useFacets(state: ListingState, open: ReadonlySet<BoxName>, chosenCurrency: string, currencies: readonly Currency[]): Facets {
  const found = useQuery({ ...sidebar(state), placeholderData: keepPreviousData })
  const places = usePlaces(state, found, open.has('location') || hasPlaces(state.lists))
  const most = useQuery({ ...maxFee(), enabled: open.has('fee') })
  const counted = found.data?.facets
  const subjects = usePagedValues('specializations', state, counted?.specializations?.chosen, open.has('specialization'))
  const schools = usePagedValues('institutes', state, counted?.institutes?.chosen, open.has('institute'))
  const dollar = currencies.find(({ code }) => code === 'USD')?.value_to_pkr
  const unit = useMemo(() => feeUnit(chosenCurrency, dollar), [chosenCurrency, dollar])
  const isUnitKnown = chosenCurrency !== 'USD' || dollar !== undefined
  const [countedStatus, mostStatus] = [useStatus(found), useStatus(most)]
  return useMemo(
    () => ({
      counted: { data: counted, status: countedStatus },
      places,
      specializations: subjects,
      institutes: schools,
      histograms: found.data?.histograms,
      feeUnit: unit,
      feeScale: { data: most.data && isUnitKnown ? feeScale(unit, most.data) : undefined, status: mostStatus },
    }),
    [counted, countedStatus, places, subjects, schools, found.data, unit, isUnitKnown, most.data, mostStatus],
  )
}
