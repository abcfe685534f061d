/** A request that an inline script sent before the code had loaded. */
interface EarlyRequest {
  readonly path: string
  readonly body: string
  readonly response: Promise<Response>
}

declare global {
  var earlyRequests: EarlyRequest[] | undefined
}

/**
 * Returns the response of an early request with the same path and body, if there is one. Each early
 * response is used once. If there is none, sends the request.
 */
export async function fetchOrTakeEarlyResponse(request: Request): Promise<Response> {
  const early = globalThis.earlyRequests
  if (early === undefined || early.length === 0 || request.method !== 'POST') return globalThis.fetch(request)
  const { pathname, search } = new URL(request.url)
  const body = await request.clone().text()
  const index = early.findIndex((each) => each.path === pathname + search && each.body === body)
  const [match] = index < 0 ? [] : early.splice(index, 1)
  return match === undefined ? globalThis.fetch(request) : match.response
}

/**
 * Builds an inline script that sends requests before the code has loaded. The script sends nothing
 * if the URL has a query string, or if the browser storage has the key `storageKey`. In both cases,
 * the page needs other requests than the prepared ones.
 */
export function buildEarlyRequestScript(requests: readonly (readonly [path: string, body: object])[], storageKey: string): string {
  const requestList = JSON.stringify(requests.map(([path, body]) => [path, JSON.stringify(body)]))
  const call = 'fetch(path,{method:"POST",headers:{"Content-Type":"application/json"},body})'
  return `if(location.search===""&&!globalThis.localStorage?.getItem(${JSON.stringify(storageKey)}))earlyRequests=${requestList}.map(([path,body])=>{const response=${call};response.catch(()=>{});return{path,body,response}})`
}
