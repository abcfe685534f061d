import { useId, useRef, useState, type FocusEvent, type FormEvent, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { SEARCH_TEXT_MAX_CHARACTERS } from '@/shared/api/limits'
import type { default as Panel, PanelKeys } from './SuggestionPanel'
import type { SearchSuggestion } from './suggestions'
import { SearchField } from '@/shared/ui/SearchField'

interface SearchBoxProps {
  readonly text: string
  readonly placeholder: string
  readonly onTextChange: (text: string) => void
  readonly onClear: () => void
  /** Called to search for the text. */
  readonly onSearch: (text: string) => void
  /** Called when the visitor selects a suggestion. `url` is the URL to which the suggestion leads. */
  readonly onSelect: (suggestion: SearchSuggestion, url: string) => void
  /** The currency code in the URLs of suggestions, or empty. */
  readonly currency: string
  /** Whether the search has no filters. Only then, the row that searches for the text shows the number of courses. */
  readonly isWholeCatalogue: boolean
}

/** A search field with a list of suggestions (an ARIA combobox). The focus stays in the field. */
export function SearchBox({ text, placeholder, onTextChange, onClear, onSearch, onSelect, currency, isWholeCatalogue }: SearchBoxProps) {
  const { t } = useTranslation()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const keys = useRef<PanelKeys>(null)
  /**
   * The text for which the list is open. If the text changes in another way, for example by Back,
   * the list closes.
   */
  const [openText, setOpenText] = useState<string>()
  const [activeId, setActiveId] = useState<string>()
  const [SuggestionPanel, setPanel] = useState<typeof Panel>()
  /** Loads the code of the list. If the code cannot be loaded, the field works without suggestions. */
  const loadPanel = () => {
    if (SuggestionPanel !== undefined) return
    import('./SuggestionPanel').then(
      (panel) => setPanel(() => panel.default),
      () => undefined,
    )
  }
  const isOpen = openText === text && text.trim() !== ''
  const isShown = SuggestionPanel !== undefined && isOpen
  const close = () => {
    setOpenText(undefined)
    setActiveId(undefined)
  }
  const search = (searched: string) => {
    close()
    onSearch(searched)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search(text)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (!isOpen) {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setOpenText(text)
      return
    }
    if (event.key === 'Escape') {
      event.preventDefault()
      close()
    } else if (keys.current?.(event.key) === true) {
      event.preventDefault()
    }
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close()
  }
  return (
    <form role="search" aria-label={t('search.label')} onSubmit={submit} onBlur={onBlur}>
      <SearchField
        ref={input}
        type="search"
        role="combobox"
        aria-label={t('search.label')}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-activedescendant={isShown && activeId !== undefined ? `${listId}-${activeId}` : undefined}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={placeholder}
        maxLength={SEARCH_TEXT_MAX_CHARACTERS}
        value={text}
        onFocus={loadPanel}
        onClick={() => setOpenText(text)}
        onChange={(event) => {
          setOpenText(event.currentTarget.value)
          setActiveId(undefined)
          loadPanel()
          onTextChange(event.currentTarget.value)
        }}
        onKeyDown={onKeyDown}
        onClear={() => {
          close()
          onClear()
          input.current?.focus()
        }}
      />
      {isShown && (
        <SuggestionPanel
          id={listId}
          text={text}
          activeId={activeId}
          keys={keys}
          currency={currency}
          isWholeCatalogue={isWholeCatalogue}
          onActive={setActiveId}
          onSearch={search}
          onSelect={(suggestion, url) => {
            close()
            onSelect(suggestion, url)
          }}
        />
      )}
    </form>
  )
}
