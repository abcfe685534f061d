import { api } from '@/shared/api/client'

/**
 * The scholarships with a deadline reminder for the signed-in person, the nearest deadline first.
 */
export const remindersQuery = () => api.queryOptions('get', '/api/account/deadline-reminders')
