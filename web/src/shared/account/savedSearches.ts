import { api } from '@/shared/api/client'
import type { components } from '@/shared/api/schema'

export type AlertFrequency = components['schemas']['AlertFrequency']
export const ALERT_FREQUENCIES: readonly AlertFrequency[] = ['off', 'daily', 'weekly']

/** The saved searches of the signed-in person, the newest first. */
export const savedSearchesQuery = () => api.queryOptions('get', '/api/account/saved-searches')

/** Returns the time zone of the browser, because the server sends mails at 8:00 local time. */
export const getTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
