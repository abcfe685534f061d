import { api } from '@/shared/api/client'

/** POST course/spell-check/: the corrected text. Null if the text needs no correction. */
export const spellCheckQuery = (text: string) =>
  api.queryOptions('post', '/api/course/spell-check/', { params: { query: { spell_check: text } } })
