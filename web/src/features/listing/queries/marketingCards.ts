import { api } from '@/shared/api/client'

/** GET marketing-card/: the advertisements. */
export const marketingCardsQuery = () => api.queryOptions('get', '/api/marketing-card/', { params: { query: { page: 1 } } })
