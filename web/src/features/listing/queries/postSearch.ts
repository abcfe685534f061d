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

/**
 * Returns a key from the parts of a request that select the courses: the text, the words taken
 * literally, and the filters.
 */
export function buildSearchKey({ text, literal, filters }: SearchRequest): string {
  return JSON.stringify([text, literal, filters])
}

/**
 * Returns the number of steps by which the server widened the search to find more courses.
 * Undefined until a response has contained this number, and after the server has rejected it.
 */
export function getWideningSteps(search: SearchRequest): number | undefined {
  return knownSteps.get(buildSearchKey(search))
}

/**
 * POST search/. The server may widen a search in steps, to find more courses. The response to a
 * first page contains the number of steps. All other requests send this number, if it is known, so
 * that they refer to the same courses. `search` is the search whose number of steps is sent. The
 * default is the request itself.
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
    // After an index update, the same text can have fewer steps. The server then rejects the
    // number, and the request is sent again without it.
    const areStepsRefused = steps !== undefined && toApiProblem(error).fields.some(({ field }) => field === 'widening_steps')
    if (!areStepsRefused) throw error
    knownSteps.delete(buildSearchKey(search))
    return postSearch(body, signal, search)
  }
}
