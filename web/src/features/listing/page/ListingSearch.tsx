import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { SearchBox } from '@/shared/searchBox/SearchBox'
import type { SearchSuggestion } from '@/shared/searchBox/suggestions'
import { useDebouncedDraft, type CommitTrigger } from '@/shared/ui/useDebouncedDraft'
import type { ListName } from '../state/filterTable'
import { countSelected, type ListingState } from '../state/listingState'
import { normalizeText } from '../state/parseListingUrl'
import type { DispatchListing } from './useListingState'

interface ListingSearchProps {
  readonly state: ListingState
  readonly dispatch: DispatchListing
}

/** The filter that each kind of suggestion changes. A suggestion of another kind opens its page. */
const LISTS: Readonly<Partial<Record<SearchSuggestion['kind'], ListName>>> = {
  discipline: 'disciplines',
  specialization: 'specializations',
  institute: 'institutes',
  country: 'countries',
  state: 'states',
  city: 'cities',
}

const isBeginning = (beginning: string, text: string) => normalizeText(text).startsWith(normalizeText(beginning))
const isSameText = (one: string, other: string) => normalizeText(one) === normalizeText(other)

/**
 * The search by text. A search starts when the visitor pauses, presses Enter or clears the field. A
 * suggestion replaces the text by a filter, or opens a page.
 *
 * Each complete text has one history entry. While the visitor types “nursing”, each longer text
 * replaces the entry of the shorter text. The text that follows a deletion replaces the entry too.
 * Any other text adds an entry.
 */
export function ListingSearch({ state, dispatch }: ListingSearchProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { key } = useLocation()
  const isTyped = useRef(false)
  const isBeingDeleted = useRef(false)
  const typedEntry = useRef<string>(undefined)
  useEffect(() => {
    if (isTyped.current) typedEntry.current = key
    isTyped.current = false
  }, [key])
  const search = (value: string, trigger: CommitTrigger) => {
    if (isSameText(value, state.text)) return
    // A visitor who clears the field probably types another text next, which then replaces this
    // history entry.
    isTyped.current = trigger === 'paused' || value === ''
    const isContinued = typedEntry.current === key && (isBeingDeleted.current || isBeginning(state.text, value))
    isBeingDeleted.current = isBeginning(value, state.text)
    dispatch({ type: 'setText', text: value }, isTyped.current && isContinued ? 'replace' : 'push')
  }
  const draft = useDebouncedDraft(state.text, search, isSameText)
  const searchNow = (text: string) => {
    draft.commit(text)
    typedEntry.current = undefined
  }
  const select = ({ kind, slug }: SearchSuggestion, url: string) => {
    // The visitor chose a suggestion, so this call cancels the pending search for the typed text.
    draft.commit(state.text)
    const list = LISTS[kind]
    if (list === undefined) void navigate(url)
    else dispatch({ type: 'replaceTextByValue', list, value: slug })
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
      currency={state.currency}
      isWholeCatalogue={countSelected(state) === 0}
    />
  )
}
