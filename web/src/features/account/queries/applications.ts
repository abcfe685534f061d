import { api } from '@/shared/api/client'

export const applicationsQuery = () => api.queryOptions('get', '/api/account/applications')
export const applicationQuery = (id: string) => api.queryOptions('get', '/api/account/applications/{application_id}', { params: { path: { application_id: id } } })
