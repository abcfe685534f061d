import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { placeTreeQuery } from '@/shared/location/placeTree'
import { suggestionsQuery } from '@/shared/location/suggestions'
import { useSuggestions } from '@/shared/location/useTownSearch'
import { getListStatus } from '@/shared/options/listStatus'
import { regionsQuery } from '../queries/regions'
import type { LocationMode, TreeMode } from '../state/heroState'
import { buildPlaceOptions, buildSuggestedOptions, type PlaceOption } from '../state/placeOptions'
import type { PlaceSearch } from '../views/LocationField'

const isTreeMode = (mode: LocationMode | undefined): mode is TreeMode =>
  mode === 'region' || mode === 'country' || mode === 'state' || mode === 'city'

/** The places of the location input: all places of the selected mode, or suggestions for the typed text. */
export function usePlaceSearch(mode: LocationMode | undefined): PlaceSearch {
  const client = useQueryClient()
  const [text, setText] = useState('')
  const typed = text.trim()
  const treeMode = isTreeMode(mode) ? mode : undefined
  const isSuggesting = treeMode === undefined && typed !== ''
  const tree = useQuery({ ...placeTreeQuery(), enabled: treeMode !== undefined && treeMode !== 'region' })
  const listed = useQuery({ ...regionsQuery(), enabled: treeMode === 'region' || isSuggesting })
  const suggested = useSuggestions(typed, isSuggesting)

  const ofMode = (within: TreeMode) => buildPlaceOptions(within, tree.data ?? [], listed.data ?? [], typed)
  const places = treeMode ? ofMode(treeMode) : buildSuggestedOptions(suggested.results, listed.data ?? [])
  const findFirstMatch = async (): Promise<PlaceOption | undefined> => {
    if (treeMode) return places.find(({ count }) => count !== 0)
    try {
      const [known, { results }] = await Promise.all([client.ensureQueryData(regionsQuery()), client.ensureQueryData(suggestionsQuery(typed))])
      return buildSuggestedOptions(results, known).find(({ count }) => count !== 0)
    } catch {
      // The list already shows that it could not be loaded.
      return undefined
    }
  }
  const treeStatus = getListStatus(treeMode === 'region' ? listed : tree)
  const retry = treeMode === 'region' ? listed.refetch : treeMode ? tree.refetch : suggested.refetch
  return { text, onText: setText, status: treeMode ? treeStatus : suggested.status, places, onRetry: () => void retry(), findFirstMatch }
}
