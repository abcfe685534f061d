/** What the page has asked before its code was there: a path of the API, the body, and the answer that is on its way. */
interface EarlyRequest {
  readonly path: string
  readonly body: string
  readonly answer: Promise<Response>
}

declare global {
  var earlyRequests: EarlyRequest[] | undefined
}

/** Asks, unless the page has asked the very same already: whoever comes first takes that answer. */
export async function fetchOrTakeEarlyResponse(request: Request): Promise<Response> {
  const first = globalThis.earlyRequests
  if (first === undefined || first.length === 0 || request.method !== 'POST') return globalThis.fetch(request)
  const { pathname, search } = new URL(request.url)
  const body = await request.clone().text()
  const place = first.findIndex((question) => question.path === pathname + search && question.body === body)
  const [question] = place < 0 ? [] : first.splice(place, 1)
  return question === undefined ? globalThis.fetch(request) : question.answer
}

/** Asks before the code is there, when the address narrows nothing. */
export function buildEarlyRequestScript(questions: readonly (readonly [path: string, body: object])[]): string {
  const asked = JSON.stringify(questions.map(([path, body]) => [path, JSON.stringify(body)]))
  const answer = 'fetch(path,{method:"POST",headers:{"Content-Type":"application/json"},body})'
  return `if(location.search==="")earlyRequests=${asked}.map(([path,body])=>{const answer=${answer};answer.catch(()=>{});return{path,body,answer}})`
}
