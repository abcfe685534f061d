import { createAppQueryClient } from '@/shared/api/queryClient'

/** The cache of the responses of this page. */
export const queries = createAppQueryClient()
