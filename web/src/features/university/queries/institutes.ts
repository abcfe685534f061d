import { keepPreviousData } from '@tanstack/react-query'
import { api } from '@/shared/api/client'

export interface InstituteFilters {
  /** The slug of a country, or empty. */
  readonly country: string
  readonly search: string
  readonly page: number
}

export type InstituteListOrder = 'name' | 'ranking' | 'courses'

/**
 * GET institute/all: one page of institutes. If ordered by rank, only institutes with a rank are
 * listed.
 */
export function institutesQuery({ country, search, page }: InstituteFilters, order: InstituteListOrder) {
  const query = { country, search, page, ranked: order === 'ranking', order }
  return { ...api.queryOptions('get', '/api/institute/all', { params: { query } }), placeholderData: keepPreviousData }
}
