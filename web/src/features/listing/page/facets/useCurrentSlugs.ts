import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { searchFacetsQuery } from '../../queries/searchFacets'
import { findCurrentSlugs } from '../../state/currentSlugs'
import type { ListingState } from '../../state/listingState'
import type { DispatchListing } from '../useListingState'

/** Replaces ids and former slugs in the URL by current slugs, so that the filter boxes show the selected values. */
export function useCurrentSlugs(state: ListingState, dispatch: DispatchListing): void {
  const { data } = useQuery(searchFacetsQuery(state))
  useEffect(() => {
    const lists = data ? findCurrentSlugs(state.lists, data.facets) : {}
    if (Object.keys(lists).length > 0) dispatch({ type: 'rewriteLists', lists }, 'replace')
  }, [data, state.lists, dispatch])
}
