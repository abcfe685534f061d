import { api } from '@/shared/api/client'

/** The scholarships of whose deadlines the signed-in person is reminded, the nearest deadline first. */
export const remindersQuery = () => api.queryOptions('get', '/api/account/deadline-reminders')
