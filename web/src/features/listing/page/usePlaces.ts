import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { components } from '@/shared/api/schema'
import { placeTree } from '@/shared/location/placeTree'
import { allPlaces, isOutgrown, type CountedPlaces } from '../filters/allPlaces'
import type { Facet } from '../filters/facets'
import { useStatus, type QueryState } from './useStatus'

interface Counted extends QueryState {
  readonly data: { readonly facets: components['schemas']['SearchFacets'] } | undefined
  readonly dataUpdatedAt: number
}

/**
 * The places, which are asked for once and only when they are wanted, with the counts of a state. A place that is newer
 * than they are has them asked again.
 */
export function usePlaces(counted: Counted, areWanted: boolean): Facet<CountedPlaces> {
  const tree = useQuery({ ...placeTree(), enabled: areWanted })
  const counts = counted.data?.facets.place_counts
  const data = useMemo(() => (tree.data && counts ? allPlaces(tree.data, counts) : undefined), [tree.data, counts])
  const { isLoading, isError, refetch } = tree
  const isOlder = tree.dataUpdatedAt < counted.dataUpdatedAt
  useEffect(() => {
    if (isOlder && tree.data && counts && isOutgrown(tree.data, counts)) void refetch()
  }, [isOlder, tree.data, counts, refetch])
  return { data, status: useStatus(counted, { isPending: isLoading, isError, refetch }) }
}
