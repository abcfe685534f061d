import { api } from '@/shared/api/client'

/** GET marketing-card/: the first page of the advertisements. */
export const marketingCardsQuery = () => api.queryOptions('get', '/api/marketing-card/', { params: { query: { page: 1 } } })
