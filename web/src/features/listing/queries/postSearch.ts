import { fetchClient } from '@/shared/api/client'
import { toApiProblem } from '@/shared/api/problem'
import type { components } from '@/shared/api/schema'
import type { Course } from '@/shared/course/course'

type Schemas = components['schemas']
export type SearchRequest = Schemas['SearchRequest']

export interface SearchResponse extends Omit<Schemas['SearchResponse'], 'results'> {
  readonly results: readonly Course[] | null
}

export const SEARCH_PATH = '/api/search'

const knownSteps = new Map<string, number>()

/** The text and filters of a request, which select the courses. */
export function buildSearchKey({ text, literal, filters }: SearchRequest): string {
  return JSON.stringify([text, literal, filters])
}

/** By how many steps the search was widened. Undefined until a response says so. */
export function getWideningSteps(search: SearchRequest): number | undefined {
  return knownSteps.get(buildSearchKey(search))
}

/**
 * POST search/. The response to a first page says by how many steps the search was widened. All other requests send these
 * steps, so that they are of the same courses. `search` is the search that has the steps, if it is not the request itself.
 */
export async function postSearch(body: SearchRequest, signal: AbortSignal, search = body): Promise<SearchResponse> {
  const isFirstPage = body === search && body.results !== false && body.page === undefined
  const steps = isFirstPage ? undefined : getWideningSteps(search)
  try {
    const { data } = await fetchClient.POST(SEARCH_PATH, { body: steps === undefined ? body : { ...body, widening_steps: steps }, signal })
    if (data === undefined) throw new Error('the search returned no data')
    if (isFirstPage && data.interpretation) knownSteps.set(buildSearchKey(search), data.interpretation.widening_steps)
    return data
  } catch (error) {
    // A new index can have fewer steps for the same text.
    const areStepsRefused = steps !== undefined && toApiProblem(error).fields.some(({ field }) => field === 'widening_steps')
    if (!areStepsRefused) throw error
    knownSteps.delete(buildSearchKey(search))
    return postSearch(body, signal, search)
  }
}
