import type { components } from './schema'

export type FieldProblem = components['schemas']['FieldProblem']
export type ProblemKind = 'unreachable' | 'unavailable' | 'refused' | 'unexpected'

/** A failed request. `kind` is the reason: no network, service unavailable, rejected request, or any other error. */
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

/** Converts any error to an ApiProblem. The kind is 'unexpected', or 'unreachable' if the browser has no connection. */
export function toApiProblem(error: unknown): ApiProblem {
  if (error instanceof ApiProblem) return error
  return new ApiProblem(globalThis.navigator.onLine ? 'unexpected' : 'unreachable', String(error))
}

/** Whether a retry is useless, because a rejected request, a 404 or a 410 would give the same response again. */
export function isNotRetryable({ kind, status }: ApiProblem): boolean {
  return kind === 'refused' || status === 404 || status === GONE
}

/** Whether the row of the request was public and is withdrawn. */
export function isWithdrawn({ status }: ApiProblem): boolean {
  return status === GONE
}

const GONE = 410

function getProblemKind(status: number): ProblemKind {
  if (status === 422) return 'refused'
  return status === 502 || status === 503 || status === 504 ? 'unavailable' : 'unexpected'
}

/** message: the text to show, which the account calls send beside `detail`. */
interface ProblemBody {
  readonly message?: string
  readonly detail?: string
  readonly fields?: readonly FieldProblem[]
}

/** Reads the body of an error response. The body is empty if it is not JSON, for example if it comes from a proxy. */
async function readProblemBody(response: Response): Promise<ProblemBody> {
  const isJson = response.headers.get('Content-Type')?.includes('json') ?? false
  return isJson ? ((await response.json()) as ProblemBody) : {}
}
