import { api } from '@/shared/api/client'

/** POST course/spell-check/: the corrected text, or null. */
export const spellCheckQuery = (text: string) =>
  api.queryOptions('post', '/api/course/spell-check/', { params: { query: { spell_check: text } } })
