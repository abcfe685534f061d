import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchOrTakeEarlyResponse, buildEarlyRequestScript } from './earlyRequests'

const PATH = '/api/search'
const OTHER = '/api/course/course_search/'
const requests: string[] = []
const request = (body: object, path = PATH) => new Request(`http://localhost${path}`, { method: 'POST', body: JSON.stringify(body) })
const runScript = (search: string) => new Function('location', buildEarlyRequestScript([[PATH, {}], [OTHER, {}]], 'currency').replace('earlyRequests', 'globalThis.earlyRequests'))({ search })

beforeEach(() => {
  requests.length = 0
  vi.stubGlobal('fetch', (to: string | Request) => {
    requests.push(typeof to === 'string' ? `first ${to}` : new URL(to.url).pathname)
    return Promise.resolve(new Response(String(requests.length)))
  })
})
afterEach(() => {
  globalThis.earlyRequests = undefined
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('an early response is used once instead of a second request', async () => {
  runScript('')
  const responses = await Promise.all([fetchOrTakeEarlyResponse(request({})), fetchOrTakeEarlyResponse(request({}))])
  expect(await Promise.all(responses.map((response) => response.text()))).toEqual(['1', '3'])
  expect(requests).toEqual([`first ${PATH}`, `first ${OTHER}`, PATH])
  expect(await (await fetchOrTakeEarlyResponse(request({}, OTHER))).text()).toBe('2')
})

test('a different request is sent', async () => {
  runScript('')
  await fetchOrTakeEarlyResponse(request({ text: 'law' }))
  await fetchOrTakeEarlyResponse(request({}, `${PATH}?page=2`))
  await fetchOrTakeEarlyResponse(new Request(`http://localhost${PATH}`))
  expect(requests).toEqual([`first ${PATH}`, `first ${OTHER}`, PATH, PATH, PATH])
})

test('a URL with a query string sends no early request', async () => {
  runScript('?discipline=law')
  await fetchOrTakeEarlyResponse(request({}))
  expect(requests).toEqual([PATH])
})

test('a remembered value that changes the requests sends no early request', async () => {
  localStorage.setItem('currency', 'INR')
  runScript('')
  await fetchOrTakeEarlyResponse(request({}))
  expect(requests).toEqual([PATH])
})
