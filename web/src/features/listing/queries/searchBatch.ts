import type { QueryFunctionContext } from '@tanstack/react-query'
import { fetchClient } from '@/shared/api/client'
import type { components } from '@/shared/api/schema'
import type { Course } from '@/shared/course/course'

type Schemas = components['schemas']
type Body = Schemas['SearchRequest']

export interface Answer extends Omit<Schemas['SearchAnswer'], 'results'> {
  readonly results: readonly Course[] | null
}

export const SEARCH_PATH = '/api/search'

interface Asker {
  readonly body: Body
  readonly signal: AbortSignal
  readonly take: (answer: Promise<Answer>) => void
}

/** Who has asked in this very moment, by the question: one for its results at most, and one for what stands beside them. */
const asking = new Map<string, Asker[]>()

/**
 * POST search/: results, and what stands beside them, are one call where both are asked of the same question at the same
 * moment. A part that has failed is asked again by itself, so that one that can be answered does not fail with another.
 */
export function askedTogether(body: Body, { signal, client, queryKey }: QueryFunctionContext): Promise<Answer> {
  const failures = client.getQueryState(queryKey)?.fetchFailureCount ?? 0
  return failures > 0 ? sent(body, signal) : new Promise((take) => join({ body, signal, take }))
}

/** All parts of a question as one. */
export function joined(bodies: readonly Body[]): Body {
  return bodies.reduce((one, other) => ({ ...one, ...other, results: true }))
}

function join(asker: Asker): void {
  const question = JSON.stringify([asker.body.text, asker.body.filters])
  const others = asking.get(question)
  if (others?.every(({ body }) => isForResults(body) !== isForResults(asker.body))) {
    others.push(asker)
    return
  }
  const askers = [asker]
  asking.set(question, askers)
  // All that is drawn at once asks at once: before the next microtask.
  queueMicrotask(() => {
    if (asking.get(question) === askers) asking.delete(question)
    const answer = answerTo(askers)
    for (const { take } of askers) take(answer)
  })
}

async function answerTo(askers: readonly Asker[]): Promise<Answer> {
  const signal = whenAllAbort(askers.map((asker) => asker.signal))
  signal.throwIfAborted()
  return sent(joined(askers.filter((asker) => !asker.signal.aborted).map(({ body }) => body)), signal)
}

function whenAllAbort(signals: readonly AbortSignal[]): AbortSignal {
  const all = new AbortController()
  const check = () => {
    if (signals.every(({ aborted }) => aborted)) all.abort()
  }
  for (const signal of signals) signal.addEventListener('abort', check)
  check()
  return all.signal
}

async function sent(body: Body, signal: AbortSignal): Promise<Answer> {
  const { data } = await fetchClient.POST(SEARCH_PATH, { body, signal })
  if (data === undefined) throw new Error('the search answered nothing')
  return data
}

function isForResults({ results }: Body): boolean {
  return results !== false
}
