import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getListStatus } from '@/shared/options/listStatus'
import type { TownSearch } from './PointDialog'
import { suggestionsQuery } from './suggestions'
import { buildTownOptions } from './towns'

/** A search with suggestions of towns, cities and postcodes. */
export function useTownSearch(): TownSearch {
  const [text, setText] = useState('')
  const typed = text.trim()
  const { results, status, refetch } = useSuggestions(typed, typed !== '')
  return { text, onText: setText, status, towns: buildTownOptions(results), onRetry: () => void refetch() }
}

/** Sends a request for each change of the text. A new text cancels the previous request, and a failure clears the list. */
export function useSuggestions(typed: string, isWanted: boolean) {
  const query = useQuery({ ...suggestionsQuery(typed), enabled: isWanted, placeholderData: keepPreviousData })
  return { results: query.isError || !isWanted ? [] : (query.data?.results ?? []), status: getListStatus(query), refetch: query.refetch }
}
