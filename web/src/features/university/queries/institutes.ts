import { keepPreviousData } from '@tanstack/react-query'
import { api } from '@/shared/api/client'

export interface InstituteFilters {
  /** The slug of a country, or empty. */
  readonly country: string
  readonly search: string
  readonly page: number
}

/** GET institute/all: one page of institutes. `ranked` selects institutes with a rank and sorts by rank. */
export function institutesQuery({ country, search, page }: InstituteFilters, ranked: boolean) {
  const query = { country, search, page, ranked, order: ranked ? ('ranking' as const) : ('name' as const) }
  return { ...api.queryOptions('get', '/api/institute/all', { params: { query } }), placeholderData: keepPreviousData }
}
