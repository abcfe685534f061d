import { api } from '@/shared/api/client'
import type { components } from '@/shared/api/schema'

export type MapSettings = components['schemas']['MapSettings']

/** GET map/settings/: which engine and style draw maps here. */
export function mapSettings() {
  return { ...api.queryOptions('get', '/api/map/settings'), staleTime: Infinity }
}
