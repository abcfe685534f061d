import { CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { SEARCH_TEXT_MAX_CHARACTERS } from '@/shared/api/limits'
import { useDebouncedDraft, type CommitTrigger } from '@/shared/ui/useDebouncedDraft'
import { normalizeText } from '../state/parseListingUrl'
import type { HistoryMode } from './useListingState'
import classes from './SearchBox.module.css'

interface SearchBoxProps {
  readonly text: string
  readonly onSearch: (text: string, history: HistoryMode) => void
}

const isSameText = (one: string, other: string) => normalizeText(one) === normalizeText(other)

/**
 * The free-text search. Typing searches after a debounce, Enter searches at once. While the visitor types, each search
 * replaces the history entry of the previous search. Back returns to the entry before the typing, or to a search by Enter.
 */
export function SearchBox({ text, onSearch }: SearchBoxProps) {
  const { t } = useTranslation()
  const { key } = useLocation()
  const isTyped = useRef(false)
  const typedEntry = useRef<string>(undefined)
  useEffect(() => {
    if (isTyped.current) typedEntry.current = key
    isTyped.current = false
  }, [key])
  const search = (value: string, trigger: CommitTrigger) => {
    if (isSameText(value, text)) return
    isTyped.current = trigger === 'paused'
    onSearch(value, isTyped.current && typedEntry.current === key ? 'replace' : 'push')
  }
  const draft = useDebouncedDraft(text, search, isSameText)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    draft.commit(draft.value)
    typedEntry.current = undefined
  }
  const clear = <CloseButton size="lg" aria-label={t('search.clear')} onClick={() => draft.commit('')} />
  return (
    <form role="search" onSubmit={submit}>
      <TextInput
        className={classes.field}
        type="search"
        enterKeyHint="search"
        aria-label={t('search.label')}
        placeholder={t('search.placeholder')}
        maxLength={SEARCH_TEXT_MAX_CHARACTERS}
        leftSection={<IconSearch size={20} stroke={1.6} aria-hidden />}
        leftSectionWidth="var(--control)"
        rightSectionWidth="var(--control)"
        rightSection={draft.value === '' ? null : clear}
        value={draft.value}
        onChange={(event) => draft.change(event.currentTarget.value)}
      />
    </form>
  )
}
