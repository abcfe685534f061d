import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Currency } from '@/shared/money/money'
import type { BoxName } from '../../state/filterTable'
import type { Facets } from '../../filters/facets'
import { maxFeeQuery } from '../../queries/maxFee'
import { searchFacetsQuery } from '../../queries/searchFacets'
import { buildFeeScale, selectDisplayedFee } from '../../state/feeScale'
import { hasPlaces, type ListingState } from '../../state/listingState'
import { useFacetStatus } from './useFacetStatus'
import { usePagedFacet } from './usePagedFacet'
import { useTranslatedFacets } from './useTranslatedFacets'
import { usePlacesFacet } from './usePlacesFacet'

/**
 * Loads the facets of a state. A request that only one box needs is sent only while this box is open.
 * As an exception, the tree of places also loads if a place is selected, because its chip needs a name.
 */
export function useFacets(state: ListingState, openBoxes: ReadonlySet<BoxName>, currencies: readonly Currency[]): Facets {
  const facetsQuery = useQuery({ ...searchFacetsQuery(state), placeholderData: keepPreviousData })
  const places = usePlacesFacet(state, facetsQuery, openBoxes.has('location') || hasPlaces(state.lists))
  const maxFeeResult = useQuery({ ...maxFeeQuery(), enabled: openBoxes.has('fee') })
  const counted = useTranslatedFacets(facetsQuery.data?.facets)
  const specializations = usePagedFacet('specializations', state, counted?.specializations?.chosen, openBoxes.has('specialization'))
  const institutes = usePagedFacet('institutes', state, counted?.institutes?.chosen, openBoxes.has('institute'))
  const maxFee = maxFeeResult.data
  const displayedFee = useMemo(() => selectDisplayedFee(state, state.currency, currencies), [state, currencies])
  const scale = useMemo(() => maxFee && buildFeeScale(displayedFee.code, currencies, maxFee), [displayedFee.code, currencies, maxFee])
  const [countedStatus, maxFeeStatus] = [useFacetStatus(facetsQuery), useFacetStatus(maxFeeResult)]
  return useMemo(
    () => ({
      counted: { data: counted, status: countedStatus },
      places,
      specializations,
      institutes,
      histograms: facetsQuery.data?.histograms,
      displayedFee,
      feeScale: { data: scale, status: maxFeeStatus },
    }),
    [counted, countedStatus, places, specializations, institutes, facetsQuery.data, displayedFee, scale, maxFeeStatus],
  )
}
