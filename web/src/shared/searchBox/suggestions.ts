import { api } from '@/shared/api/client'
import type { components } from '@/shared/api/schema'

export type SearchSuggestions = components['schemas']['SearchSuggestions']
export type SearchSuggestion = components['schemas']['SearchSuggestion']
export type SuggestedQuery = components['schemas']['SuggestedQuery']

/** GET search/suggestions: the interpretation of the text, and values and courses with matching names. */
export const suggestionsQuery = (text: string, limit?: number) =>
  api.queryOptions('get', '/api/search/suggestions', { params: { query: limit === undefined ? { text } : { text, limit } } })
