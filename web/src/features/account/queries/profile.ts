import { api } from '@/shared/api/client'
import type { components } from '@/shared/api/schema'

export type Profile = components['schemas']['CrmProfile']

export const profileQuery = (userId: number) => api.queryOptions('get', '/crm/myProfile.php', { params: { query: { user_id: String(userId) } } })
export const sessionsQuery = () => api.queryOptions('get', '/api/account/sessions')
