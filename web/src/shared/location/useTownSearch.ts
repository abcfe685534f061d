import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNames } from '@/shared/names/useNames'
import { getListStatus } from '@/shared/options/listStatus'
import type { TownSearch } from './PointDialog'
import { suggestionsQuery } from './suggestions'
import { buildTownOptions, translateSuggestion } from './towns'

/** Searches towns, cities and postcodes for the point dialog. */
export function useTownSearch(): TownSearch {
  const client = useQueryClient()
  const { getName } = useNames()
  const [text, setText] = useState('')
  const typed = text.trim()
  const { results, status, isStale, refetch } = useSuggestions(typed, typed !== '')
  const findFirstTown = async () => {
    try {
      const response = await client.ensureQueryData(suggestionsQuery(typed))
      return buildTownOptions(response.results.map((each) => translateSuggestion(each, getName)))[0]?.town
    } catch {
      // The list already shows a failure of the suggestions, so no error is reported here.
      return undefined
    }
  }
  return { text, onTextChange: setText, status, isStale, towns: buildTownOptions(results), onRetry: () => void refetch(), findFirstTown }
}

/**
 * Sends a request for each change of the text. A new text cancels the previous request. Until the
 * response arrives, the results of the previous text stay and `isStale` is true. A failed request
 * clears the list.
 */
export function useSuggestions(typed: string, isEnabled: boolean) {
  const query = useQuery({ ...suggestionsQuery(typed), enabled: isEnabled, placeholderData: keepPreviousData })
  const { getName } = useNames()
  return { results: query.isError || !isEnabled ? [] : (query.data?.results ?? []).map((each) => translateSuggestion(each, getName)), status: getListStatus(query), isStale: query.isPlaceholderData, refetch: query.refetch }
}
