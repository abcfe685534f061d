import { api } from '@/shared/api/client'
import type { components } from '@/shared/api/schema'

/** POST scholarship/search/: the first scholarships of a country or of an institute, and their number. */
export function scholarshipsQuery(filters: Pick<components['schemas']['ScholarshipFilters'], 'countries' | 'institutes'>) {
  return api.queryOptions('post', '/api/scholarship/search/', { params: { query: { page: 1 } }, body: filters })
}
