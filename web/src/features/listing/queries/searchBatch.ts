import type { QueryFunctionContext } from '@tanstack/react-query'
import { buildSearchKey, postSearch, type SearchRequest, type SearchResponse } from './postSearch'

interface PendingRequest {
  readonly body: SearchRequest
  readonly signal: AbortSignal
  readonly resolve: (response: Promise<SearchResponse>) => void
}

/**
 * The requests that started in the current microtask, by the key of `buildSearchKey`. Each batch has
 * at most one request for results and one request for facets.
 */
const pendingBatches = new Map<string, PendingRequest[]>()

/**
 * POST search. A request for results and a request for facets are combined if they start in the
 * same microtask and `buildSearchKey` returns the same key for both. A retry is sent separately. A
 * facet that keeps failing then does not make the results fail.
 */
export function fetchSearchInBatch(body: SearchRequest, { signal, client, queryKey }: QueryFunctionContext): Promise<SearchResponse> {
  const failures = client.getQueryState(queryKey)?.fetchFailureCount ?? 0
  return failures > 0 ? postSearch(body, signal) : new Promise((resolve) => addToBatch({ body, signal, resolve }))
}

/** Combines a request for results and a request for facets. */
export function mergeRequests(bodies: readonly SearchRequest[]): SearchRequest {
  return bodies.reduce((one, other) => ({ ...one, ...other, results: true }))
}

function addToBatch(request: PendingRequest): void {
  const batchKey = buildSearchKey(request.body)
  const openBatch = pendingBatches.get(batchKey)
  if (openBatch?.every(({ body }) => requestsResults(body) !== requestsResults(request.body))) {
    openBatch.push(request)
    return
  }
  const newBatch = [request]
  pendingBatches.set(batchKey, newBatch)
  // React starts all queries of one render before the next microtask.
  queueMicrotask(() => {
    if (pendingBatches.get(batchKey) === newBatch) pendingBatches.delete(batchKey)
    const response = sendBatch(newBatch)
    for (const { resolve } of newBatch) resolve(response)
  })
}

async function sendBatch(batch: readonly PendingRequest[]): Promise<SearchResponse> {
  const signal = abortWhenAllAbort(batch.map((request) => request.signal))
  signal.throwIfAborted()
  return postSearch(mergeRequests(batch.filter((request) => !request.signal.aborted).map(({ body }) => body)), signal)
}

function abortWhenAllAbort(signals: readonly AbortSignal[]): AbortSignal {
  const all = new AbortController()
  const check = () => {
    if (signals.every(({ aborted }) => aborted)) all.abort()
  }
  for (const signal of signals) signal.addEventListener('abort', check)
  check()
  return all.signal
}

function requestsResults({ results }: SearchRequest): boolean {
  return results !== false
}
