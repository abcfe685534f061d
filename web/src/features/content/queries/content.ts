import { api } from '@/shared/api/client'

export const blogsQuery = (search: string, page: number) => api.queryOptions('get', '/api/blog/', { params: { query: { search, page } } })
export const blogQuery = (blog: string) => api.queryOptions('get', '/api/blog/{blog}', { params: { path: { blog } } })
export const pageQuery = (reference: string) => api.queryOptions('get', '/api/pages/{reference}', { params: { path: { reference } } })
export const categoryQuery = (category: string) => api.queryOptions('get', '/api/page/category/{category}', { params: { path: { category } } })
export const marketingCardsQuery = (page: number) => api.queryOptions('get', '/api/marketing-card/', { params: { query: { page } } })
export const marketingCardQuery = (card: string) => api.queryOptions('get', '/api/marketing-card/{card}', { params: { path: { card } } })
