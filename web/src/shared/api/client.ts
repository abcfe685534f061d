import createFetchClient from 'openapi-fetch'
import createQueryClient from 'openapi-react-query'
import { checkConnection, reportConnected, reportStoredResponse } from '@/shared/connection/connection'
import { fetchOrTakeEarlyResponse } from './earlyRequests'
import { ApiProblem, readProblem } from './problem'
import type { paths } from './schema'

/** The service worker adds this header to responses from its cache. */
const STORED_HEADER = 'x-stored'

export const fetchClient = createFetchClient<paths>({
  baseUrl: globalThis.location.origin,
  fetch: fetchOrTakeEarlyResponse,
})

fetchClient.use({
  async onResponse({ response }) {
    if (response.headers.has(STORED_HEADER)) reportStoredResponse()
    else reportConnected()
    if (!response.ok) throw await readProblem(response)
  },
  onError({ error }) {
    if (error instanceof DOMException && error.name === 'AbortError') return error
    void checkConnection()
    return new ApiProblem('unreachable', String(error))
  },
})

/** Builds query options by method and path. A response with a status other than 2xx throws an ApiProblem. */
export const api = createQueryClient(fetchClient)
