import { api } from '@/shared/api/client'
import type { components } from '@/shared/api/schema'

export type SearchSuggestions = components['schemas']['SearchSuggestions']
export type SearchSuggestion = components['schemas']['SearchSuggestion']
export type SuggestedQuery = components['schemas']['SuggestedQuery']

/** GET search/suggestions: what the text means, and values and courses by their names. A newer text cancels the request. */
export const suggestionsQuery = (text: string, limit?: number) =>
  api.queryOptions('get', '/api/search/suggestions', { params: { query: limit === undefined ? { text } : { text, limit } } })
