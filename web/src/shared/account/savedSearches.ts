import { api } from '@/shared/api/client'
import type { components } from '@/shared/api/schema'

export type AlertFrequency = components['schemas']['AlertFrequency']
export const ALERT_FREQUENCIES: readonly AlertFrequency[] = ['off', 'daily', 'weekly']

/** The saved searches of the signed-in person, the newest first. */
export const savedSearchesQuery = () => api.queryOptions('get', '/api/account/saved-searches')

/** The time zone of the browser. Mails are sent at 8:00 in this time zone. */
export const getTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
