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
 * this kind that match the typed text. Without a match, and if no kind is selected, these are
 * suggestions for the typed text. The suggestions tolerate typos.
 */
export function usePlaceSearch(mode: LocationMode | undefined): PlaceSearch {
  const client = useQueryClient()
  const [text, setText] = useState('')
  const typed = text.trim()
  const treeMode = isTreeMode(mode) ? mode : undefined
  const tree = useQuery({ ...placeTreeQuery(), enabled: treeMode !== undefined && treeMode !== 'region' })
  const regions = useQuery({ ...regionsQuery(), enabled: treeMode === 'region' || (treeMode === undefined && typed !== '') })

  const names = useNames()
  const { translate } = names
  const countries = useMemo(() => translatePlaces(tree.data ?? [], names), [tree.data, names])
  const translateRegions = (all: typeof regions.data = []) => all.map((region) => translate('regions', region))
  const treePlaces = treeMode ? buildPlaceOptions(treeMode, countries, translateRegions(regions.data), typed) : []
  const treeQuery = treeMode === 'region' ? regions : tree
  const isSuggesting = typed !== '' && (treeMode === undefined || (treeQuery.isSuccess && treePlaces.length === 0))
  const suggestions = useSuggestions(typed, isSuggesting)
  const isOfKind = ({ place }: PlaceOption) => treeMode === undefined || place?.kind === treeMode
  const places = isSuggesting ? buildSuggestedOptions(suggestions.results, translateRegions(regions.data)).filter(isOfKind) : treePlaces
  const findFirstMatch = async (): Promise<PlaceOption | undefined> => {
    if (treePlaces.length > 0) return treePlaces.find(({ count }) => count !== 0)
    try {
      const [knownRegions, { results }] = await Promise.all([client.ensureQueryData(regionsQuery()), client.ensureQueryData(suggestionsQuery(typed))])
      const suggested = buildSuggestedOptions(results.map((each) => translateSuggestion(each, names.getName)), translateRegions(knownRegions))
      return suggested.find((each) => isOfKind(each) && each.count !== 0)
    } catch {
      // The list already shows a failure of the suggestions, so no error is reported here.
      return undefined
    }
  }
  const status = isSuggesting ? suggestions.status : getListStatus(treeQuery)
  const retry = isSuggesting ? suggestions.refetch : treeQuery.refetch
  return { text, onTextChange: setText, status, isStale: isSuggesting && suggestions.isStale, places, onRetry: () => void retry(), findFirstMatch }
}
