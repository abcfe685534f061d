import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useNames } from '@/shared/names/useNames'
import { placeTreeQuery } from '@/shared/location/placeTree'
import { translateSuggestion } from '@/shared/location/towns'
import { translatePlaces } from '@/shared/location/translatePlaces'
import { suggestionsQuery } from '@/shared/location/suggestions'
import { useSuggestions } from '@/shared/location/useTownSearch'
import { getListStatus } from '@/shared/options/listStatus'
import { regionsQuery } from '../queries/regions'
import type { LocationMode, TreeMode } from '../state/heroState'
import { buildPlaceOptions, buildSuggestedOptions, type PlaceOption } from '../state/placeOptions'
import type { PlaceSearch } from '../views/LocationField'

const isTreeMode = (mode: LocationMode | undefined): mode is TreeMode =>
  mode === 'region' || mode === 'country' || mode === 'state' || mode === 'city'

/**
 * Loads the places of the location input. If a kind of place is selected, these are the places of
 * this kind that match the typed text. Otherwise, these are suggestions for the typed text.
 */
export function usePlaceSearch(mode: LocationMode | undefined): PlaceSearch {
  const client = useQueryClient()
  const [text, setText] = useState('')
  const typed = text.trim()
  const treeMode = isTreeMode(mode) ? mode : undefined
  const isSuggesting = treeMode === undefined && typed !== ''
  const tree = useQuery({ ...placeTreeQuery(), enabled: treeMode !== undefined && treeMode !== 'region' })
  const regions = useQuery({ ...regionsQuery(), enabled: treeMode === 'region' || isSuggesting })
  const suggestions = useSuggestions(typed, isSuggesting)

  const names = useNames()
  const { translate } = names
  const countries = useMemo(() => translatePlaces(tree.data ?? [], names), [tree.data, names])
  const translateRegions = (all: typeof regions.data = []) => all.map((region) => translate('regions', region))
  const buildTreePlaces = (kind: TreeMode) => buildPlaceOptions(kind, countries, translateRegions(regions.data), typed)
  const places = treeMode ? buildTreePlaces(treeMode) : buildSuggestedOptions(suggestions.results, translateRegions(regions.data))
  const findFirstMatch = async (): Promise<PlaceOption | undefined> => {
    if (treeMode) return places.find(({ count }) => count !== 0)
    try {
      const [knownRegions, { results }] = await Promise.all([client.ensureQueryData(regionsQuery()), client.ensureQueryData(suggestionsQuery(typed))])
      return buildSuggestedOptions(results.map((each) => translateSuggestion(each, names.getName)), translateRegions(knownRegions)).find(({ count }) => count !== 0)
    } catch {
      // The list already shows a failure of the suggestions, so no error is reported here.
      return undefined
    }
  }
  const treeStatus = getListStatus(treeMode === 'region' ? regions : tree)
  const retry = treeMode === 'region' ? regions.refetch : treeMode ? tree.refetch : suggestions.refetch
  return { text, onTextChange: setText, status: treeMode ? treeStatus : suggestions.status, places, onRetry: () => void retry(), findFirstMatch }
}
