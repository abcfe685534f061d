import { createAppQueryClient } from '@/shared/api/queryClient'

/** The query client of the app, with the cached responses of the API. */
export const queries = createAppQueryClient()
