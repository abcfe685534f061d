import { api } from '@/shared/api/client'

/** POST course/spell-check/: the corrected text. Null without typos, or if the corrected text has no results. */
export const spellCheckQuery = (text: string) =>
  api.queryOptions('post', '/api/course/spell-check/', { params: { query: { spell_check: text } } })
