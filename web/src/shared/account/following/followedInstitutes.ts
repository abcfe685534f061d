import { api } from '@/shared/api/client'

/** The institutes that the signed-in person follows, the newest first. */
export const followedInstitutesQuery = () => api.queryOptions('get', '/api/account/followed-institutes')
