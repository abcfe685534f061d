import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { components } from '@/shared/api/schema'
import { placeTree } from '@/shared/location/placeTree'
import { allPlaces, isOutgrown } from '../filters/placeCounts'
import type { PlacesFacet } from '../filters/facets'
import { placesBelow } from '../queries/stateAndCityCounts'
import type { ListingState } from '../state/listingState'
import { useStatus, type QueryState } from './useFacetStatus'

interface Counted extends QueryState {
  readonly data: { readonly facets: components['schemas']['SearchFacets'] } | undefined
  readonly dataUpdatedAt: number
}

/**
 * The places, which are asked for once and only when they are wanted, with the counts of a state: those of countries as
 * they were counted with everything else, those below from when somebody first looks there. A place that is newer than
 * the places are has them asked again.
 */
export function usePlaces(state: ListingState, counted: Counted, areWanted: boolean): PlacesFacet {
  const [isLookedBelow, lookBelow] = useState(false)
  const tree = useQuery({ ...placeTree(), enabled: areWanted })
  const below = useQuery({ ...placesBelow(state), enabled: areWanted && isLookedBelow, placeholderData: keepPreviousData })
  const countries = counted.data?.facets.place_counts?.countries
  const { states, cities } = below.data?.facets.place_counts ?? UNCOUNTED
  const counts = useMemo(() => countries && { countries, states, cities }, [countries, states, cities])
  const data = useMemo(() => (tree.data && counts ? allPlaces(tree.data, counts) : undefined), [tree.data, counts])
  const { isLoading, isError, refetch } = tree
  const isOlder = tree.dataUpdatedAt < Math.max(counted.dataUpdatedAt, below.dataUpdatedAt)
  useEffect(() => {
    if (isOlder && tree.data && counts && isOutgrown(tree.data, counts)) void refetch()
  }, [isOlder, tree.data, counts, refetch])
  const [status, statusBelow] = [useStatus(counted, { isPending: isLoading, isError, refetch }), useStatus(below)]
  const onLookBelow = useCallback(() => lookBelow(true), [])
  return useMemo(() => ({ data, status, below: statusBelow, onLookBelow }), [data, status, statusBelow, onLookBelow])
}

const UNCOUNTED = { states: null, cities: null }
