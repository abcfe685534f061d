import { api } from '@/shared/api/client'

/** GET marketing-card/: the advertisements. */
export const marketingCards = () => api.queryOptions('get', '/api/marketing-card/', { params: { query: { page: 1 } } })
