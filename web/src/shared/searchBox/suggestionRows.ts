import { buildSuggestionUrl } from './suggestionUrls'
import type { SearchSuggestion, SearchSuggestions, SuggestedQuery } from './suggestions'

/** A row of the list: a search for the typed text, or a suggestion. */
export type SuggestionRow =
  | { readonly id: string; readonly text: string; readonly query: SuggestedQuery | undefined; readonly suggestion?: undefined }
  | { readonly id: string; readonly suggestion: SearchSuggestion; readonly url: string }

export interface SuggestionRowGroup {
  readonly name: SearchSuggestions['groups'][number]['name'] | 'query'
  readonly rows: readonly SuggestionRow[]
}

const DIRECTION_MARKS = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]/g

/** Removes marks of the writing direction and extra spaces. */
export const normalizeTyped = (text: string) => text.replace(DIRECTION_MARKS, '').trim().replace(/\s+/g, ' ')

/**
 * Builds the rows of the list. The first row searches for the typed text. The first row shows the interpretation of the text
 * if the response belongs to this text. Suggestions without a page are left out.
 */
export function buildRowGroups(typed: string, response: SearchSuggestions | undefined, currency: string): readonly SuggestionRowGroup[] {
  const query = response?.query ?? undefined
  const isCurrent = query !== undefined && query.text.normalize() === typed.normalize()
  const first: SuggestionRow = { id: 'query', text: typed, query: isCurrent ? query : undefined }
  const groups = response?.groups ?? []
  return [
    { name: 'query', rows: [first] },
    ...groups
      .map(({ name, suggestions }) => ({
        name,
        rows: suggestions.flatMap((suggestion): SuggestionRow[] => {
          const url = buildSuggestionUrl(suggestion, currency)
          return url === undefined ? [] : [{ id: `${suggestion.kind}-${suggestion.id}`, suggestion, url }]
        }),
      }))
      .filter(({ rows }) => rows.length > 0),
  ]
}

/** Returns the row that a key highlights. Undefined is the input. Null means that the key does not move the highlight. */
export function findNextRow(ids: readonly string[], active: string | undefined, key: string): string | undefined | null {
  const index = active === undefined ? -1 : ids.indexOf(active)
  switch (key) {
    case 'ArrowDown':
      return ids[index + 1]
    case 'ArrowUp':
      return index < 0 ? ids.at(-1) : ids[index - 1]
    case 'Home':
      return index < 0 ? null : ids[0]
    case 'End':
      return index < 0 ? null : ids.at(-1)
    default:
      return null
  }
}
