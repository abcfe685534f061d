import { api } from '@/shared/api/client'

/** GET top-words/all: popular searches, and the subjects with the most courses. */
export const topWordsQuery = () => api.queryOptions('get', '/api/top-words/all')
