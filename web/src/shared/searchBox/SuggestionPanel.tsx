import '@/shared/texts/listing/addUnderstoodTexts'
import '@/shared/texts/bundles/addSuggestionTexts'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useImperativeHandle, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { isPersonalText } from '@/shared/format/personalText'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import { buildRowGroups, findNextRow, normalizeTyped, type SuggestionRow } from './suggestionRows'
import { suggestionsQuery, type SearchSuggestion } from './suggestions'
import { SuggestionContent } from './SuggestionContent'
import classes from './SuggestionPanel.module.css'

const DEBOUNCE_MS = 120

/** Handles a key press in the field. Returns whether the key had an effect. */
export type PanelKeys = (key: string) => boolean

interface SuggestionPanelProps {
  /** The id of the list. The id of an option starts with this id. */
  readonly id: string
  readonly text: string
  readonly activeId: string | undefined
  readonly keys: Ref<PanelKeys>
  readonly currency: string
  readonly isWholeCatalogue: boolean
  readonly onActive: (id: string | undefined) => void
  readonly onSearch: (text: string) => void
  readonly onSelect: (suggestion: SearchSuggestion, url: string) => void
}

/** The list below the search field. While a request runs, the previous suggestions stay visible. */
export default function SuggestionPanel({ id, text, activeId, keys, currency, isWholeCatalogue, onActive, onSearch, onSelect }: SuggestionPanelProps) {
  const { t } = useTranslation()
  const typed = normalizeTyped(text)
  const [requested] = useDebouncedValue(typed, DEBOUNCE_MS)
  const isPersonal = isPersonalText(requested)
  const { data, isPlaceholderData } = useQuery({
    ...suggestionsQuery(requested),
    enabled: requested !== '' && !isPersonal,
    ...(isPersonal ? {} : { placeholderData: keepPreviousData }),
  })
  const groups = buildRowGroups(typed, data, currency)
  const rows = groups.flatMap((group) => group.rows)
  const isCurrent = data !== undefined && !isPlaceholderData && requested === typed

  const select = (row: SuggestionRow) => (row.suggestion ? onSelect(row.suggestion, row.url) : onSearch(text))
  useImperativeHandle(keys, () => (key: string) => {
    const active = rows.find((row) => row.id === activeId)
    if (key === 'Enter' && active) {
      select(active)
      return true
    }
    const next = findNextRow(rows.map((row) => row.id), active?.id, key)
    if (next === null) return false
    onActive(next)
    return true
  })
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(`${id}-${activeId}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, activeId])

  return (
    <div className={classes.panel}>
      <VisuallyHidden role="status">{isCurrent ? t('suggestions.count', { count: rows.length - 1 }) : ''}</VisuallyHidden>
      <div id={id} role="listbox" aria-label={t('suggestions.label')} className={classes.list}>
        {groups.map((group) => {
          const label = group.name === 'query' ? t('suggestions.search') : t(`suggestions.groups.${group.name}`)
          return (
            <div key={group.name} role="group" aria-label={label} className={classes.group}>
              {group.name !== 'query' && (
                <div className={classes.heading} aria-hidden>
                  {label}
                </div>
              )}
              {group.rows.map((row) => (
                <div
                  key={row.id}
                  id={`${id}-${row.id}`}
                  role="option"
                  aria-selected={row.id === activeId}
                  className={classes.row}
                  // The focus must stay in the field, because the field handles the keys.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => select(row)}
                >
                  <SuggestionContent row={row} typed={typed} isWholeCatalogue={isWholeCatalogue} />
                </div>
              ))}
            </div>
          )
        })}
      </div>
      {isCurrent && rows.length === 1 && <p className={classes.none}>{t('suggestions.none')}</p>}
    </div>
  )
}
