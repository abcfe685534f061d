import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { statusOf } from '@/shared/options/statusOf'
import type { TownSearch } from './PointDialog'
import { suggestions } from './suggestions'
import { townOptions } from './towns'

/** Towns, cities and postcodes alone. */
export function useTownSearch(): TownSearch {
  const [text, setText] = useState('')
  const typed = text.trim()
  const { results, status, refetch } = useSuggestions(typed, typed !== '')
  return { text, onText: setText, status, towns: townOptions(results), onRetry: () => void refetch() }
}

/** Asked anew with each keystroke; the question before is given up, and a failure clears the list. */
export function useSuggestions(typed: string, isWanted: boolean) {
  const query = useQuery({ ...suggestions(typed), enabled: isWanted, placeholderData: keepPreviousData })
  return { results: query.isError || !isWanted ? [] : (query.data?.results ?? []), status: statusOf(query), refetch: query.refetch }
}
