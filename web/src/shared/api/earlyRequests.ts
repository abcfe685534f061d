/** A request that an inline script sent before the code was loaded. */
interface EarlyRequest {
  readonly path: string
  readonly body: string
  readonly answer: Promise<Response>
}

declare global {
  var earlyRequests: EarlyRequest[] | undefined
}

/** Takes the response of an identical early request once; otherwise sends the request. */
export async function fetchOrTakeEarlyResponse(request: Request): Promise<Response> {
  const first = globalThis.earlyRequests
  if (first === undefined || first.length === 0 || request.method !== 'POST') return globalThis.fetch(request)
  const { pathname, search } = new URL(request.url)
  const body = await request.clone().text()
  const place = first.findIndex((question) => question.path === pathname + search && question.body === body)
  const [question] = place < 0 ? [] : first.splice(place, 1)
  return question === undefined ? globalThis.fetch(request) : question.answer
}

/** The inline script that sends requests before the code is loaded, when the URL has no query string. */
export function buildEarlyRequestScript(questions: readonly (readonly [path: string, body: object])[]): string {
  const asked = JSON.stringify(questions.map(([path, body]) => [path, JSON.stringify(body)]))
  const answer = 'fetch(path,{method:"POST",headers:{"Content-Type":"application/json"},body})'
  return `if(location.search==="")earlyRequests=${asked}.map(([path,body])=>{const answer=${answer};answer.catch(()=>{});return{path,body,answer}})`
}
