import { api } from '@/shared/api/client'
import type { components } from '@/shared/api/schema'

export type MapSettings = components['schemas']['MapSettings']

/** GET map/settings: the map token and the map styles. */
export function mapSettingsQuery() {
  return { ...api.queryOptions('get', '/api/map/settings'), staleTime: Infinity }
}
