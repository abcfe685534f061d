import type { components } from './schema'

export type FieldProblem = components['schemas']['FieldProblem']
export type ProblemKind = 'unreachable' | 'unavailable' | 'refused' | 'unexpected'

/**
 * A failed request. `kind` tells the reason: no connection, service unavailable, rejected request,
 * or another error.
 */
export class ApiProblem extends Error {
  readonly kind: ProblemKind
  readonly status: number | undefined
  readonly fields: readonly FieldProblem[]

  constructor(kind: ProblemKind, detail: string, status?: number, fields: readonly FieldProblem[] = []) {
    super(detail)
    this.name = 'ApiProblem'
    this.kind = kind
    this.status = status
    this.fields = fields
  }
}

export async function readProblem(response: Response): Promise<ApiProblem> {
  const body = await readProblemBody(response)
  return new ApiProblem(getProblemKind(response.status), body.message ?? body.detail ?? response.statusText, response.status, body.fields ?? [])
}

/**
 * Converts any error to an ApiProblem. An ApiProblem stays the same. For another error, the kind is 'unexpected', or
 * 'unreachable' if the browser has no connection.
 */
export function toApiProblem(error: unknown): ApiProblem {
  if (error instanceof ApiProblem) return error
  return new ApiProblem(globalThis.navigator.onLine ? 'unexpected' : 'unreachable', String(error))
}

/** Whether a retry would fail again. This is true for a rejected request, a 404 and a 410. */
export function isNotRetryable({ kind, status }: ApiProblem): boolean {
  return kind === 'refused' || status === 404 || status === GONE
}

/**
 * Whether the requested item, for example a course, was public earlier and is withdrawn now (410).
 */
export function isWithdrawn({ status }: ApiProblem): boolean {
  return status === GONE
}

const GONE = 410

function getProblemKind(status: number): ProblemKind {
  if (status === 422) return 'refused'
  return status === 502 || status === 503 || status === 504 ? 'unavailable' : 'unexpected'
}

/** `message` is the text to show. The endpoints for accounts send it in addition to `detail`. */
interface ProblemBody {
  readonly message?: string
  readonly detail?: string
  readonly fields?: readonly FieldProblem[]
}

/**
 * Reads the body of an error response. Returns an empty object if the body is not JSON, for example
 * an error page of a proxy.
 */
async function readProblemBody(response: Response): Promise<ProblemBody> {
  const isJson = response.headers.get('Content-Type')?.includes('json') ?? false
  return isJson ? ((await response.json()) as ProblemBody) : {}
}
