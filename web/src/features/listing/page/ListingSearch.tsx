import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { SearchBox } from '@/shared/searchBox/SearchBox'
import type { SearchSuggestion } from '@/shared/searchBox/suggestions'
import { buildSuggestionUrl, type FilterKind } from '@/shared/searchBox/suggestionUrls'
import { useDebouncedDraft, type CommitTrigger } from '@/shared/ui/useDebouncedDraft'
import type { ListName } from '../state/filterTable'
import { countSelected, type ListingState } from '../state/listingState'
import { normalizeText } from '../state/parseListingUrl'
import type { DispatchListing } from './useListingState'

interface ListingSearchProps {
  readonly state: ListingState
  readonly dispatch: DispatchListing
}

const LISTS: Readonly<Record<FilterKind, ListName>> = {
  discipline: 'disciplines',
  specialization: 'specializations',
  institute: 'institutes',
  country: 'countries',
  state: 'states',
  city: 'cities',
}

const isSameText = (one: string, other: string) => normalizeText(one) === normalizeText(other)

/**
 * The free-text search. Typing searches after a debounce, Enter searches at once. While the visitor types, each search
 * replaces the history entry of the previous search. Back returns to the entry before the typing, or to a search by Enter.
 * A suggestion replaces the text by a filter.
 */
export function ListingSearch({ state, dispatch }: ListingSearchProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { key } = useLocation()
  const isTyped = useRef(false)
  const typedEntry = useRef<string>(undefined)
  useEffect(() => {
    if (isTyped.current) typedEntry.current = key
    isTyped.current = false
  }, [key])
  const search = (value: string, trigger: CommitTrigger) => {
    if (isSameText(value, state.text)) return
    isTyped.current = trigger === 'paused'
    dispatch({ type: 'setText', text: value }, isTyped.current && typedEntry.current === key ? 'replace' : 'push')
  }
  const draft = useDebouncedDraft(state.text, search, isSameText)
  const searchNow = (text: string) => {
    draft.commit(text)
    typedEntry.current = undefined
  }
  const select = (suggestion: SearchSuggestion) => {
    // Cancels the search for the typed text.
    draft.commit(state.text)
    if (suggestion.kind === 'course') void navigate(buildSuggestionUrl(suggestion, state.currency))
    else dispatch({ type: 'replaceTextByValue', list: LISTS[suggestion.kind], value: suggestion.slug })
    typedEntry.current = undefined
  }
  return (
    <SearchBox
      text={draft.value}
      placeholder={t('search.placeholder')}
      onTextChange={draft.change}
      onClear={() => draft.commit('')}
      onSearch={searchNow}
      onSelect={select}
      isWholeCatalogue={countSelected(state) === 0}
    />
  )
}
