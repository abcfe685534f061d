import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { components } from '@/shared/api/schema'
import { useNames } from '@/shared/names/useNames'
import { placeTreeQuery } from '@/shared/location/placeTree'
import { translatePlaces } from '@/shared/location/translatePlaces'
import { addPlaceCounts, hasUnknownPlace } from '../../filters/trees/placeCounts'
import type { PlacesFacet } from '../../filters/facets'
import { stateAndCityCountsQuery } from '../../queries/stateAndCityCounts'
import type { ListingState } from '../../state/listingState'
import { useFacetStatus, type QueryState } from './useFacetStatus'

interface CountedQuery extends QueryState {
  readonly data: { readonly facets: components['schemas']['SearchFacets'] } | undefined
  readonly dataUpdatedAt: number
}

/**
 * Loads the tree of places, and adds the course counts of the search. The tree loads again only if
 * the counts have a place that the tree lacks. The counts of states and cities load from the first
 * call of `onRevealStates` on, that is when the visitor opens a country or searches for a place.
 */
export function usePlacesFacet(state: ListingState, counted: CountedQuery, isEnabled: boolean): PlacesFacet {
  const [areCountsBelowEnabled, setCountsBelowEnabled] = useState(false)
  const tree = useQuery({ ...placeTreeQuery(), enabled: isEnabled })
  const below = useQuery({ ...stateAndCityCountsQuery(state), enabled: isEnabled && areCountsBelowEnabled, placeholderData: keepPreviousData })
  const countries = counted.data?.facets.place_counts?.countries
  const { states, cities } = below.data?.facets.place_counts ?? NO_COUNTS
  const counts = useMemo(() => countries && { countries, states, cities }, [countries, states, cities])
  const names = useNames()
  const data = useMemo(
    () => (tree.data && counts ? addPlaceCounts(translatePlaces(tree.data, names), counts) : undefined),
    [tree.data, counts, names],
  )
  const { isLoading, isError, refetch } = tree
  const isTreeOlder = tree.dataUpdatedAt < Math.max(counted.dataUpdatedAt, below.dataUpdatedAt)
  useEffect(() => {
    if (isTreeOlder && tree.data && counts && hasUnknownPlace(tree.data, counts)) void refetch()
  }, [isTreeOlder, tree.data, counts, refetch])
  const [status, countsBelowStatus] = [useFacetStatus(counted, { isPending: isLoading, isError, refetch }), useFacetStatus(below)]
  const onRevealStates = useCallback(() => setCountsBelowEnabled(true), [])
  return useMemo(() => ({ data, status, countsBelow: countsBelowStatus, onRevealStates }), [data, status, countsBelowStatus, onRevealStates])
}

const NO_COUNTS = { states: null, cities: null }
