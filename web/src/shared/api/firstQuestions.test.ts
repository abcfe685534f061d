import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ask, scriptAsking } from './firstQuestions'

const PATH = '/api/search'
const OTHER = '/api/course/course_search/'
const asked: string[] = []
const request = (body: object, path = PATH) => new Request(`http://localhost${path}`, { method: 'POST', body: JSON.stringify(body) })
const at = (search: string) => new Function('location', scriptAsking([[PATH, {}], [OTHER, {}]]).replace('firstQuestions', 'globalThis.firstQuestions'))({ search })

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', (to: string | Request) => {
    asked.push(typeof to === 'string' ? `first ${to}` : new URL(to.url).pathname)
    return Promise.resolve(new Response(String(asked.length)))
  })
})
afterEach(() => {
  globalThis.firstQuestions = undefined
  vi.unstubAllGlobals()
})

test('what the page has asked is not asked again, and only once taken', async () => {
  at('')
  const answers = await Promise.all([ask(request({})), ask(request({}))])
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(['1', '3'])
  expect(asked).toEqual([`first ${PATH}`, `first ${OTHER}`, PATH])
  expect(await (await ask(request({}, OTHER))).text()).toBe('2')
})

test('another question is asked', async () => {
  at('')
  await ask(request({ text: 'law' }))
  await ask(request({}, `${PATH}?page=2`))
  await ask(new Request(`http://localhost${PATH}`))
  expect(asked).toEqual([`first ${PATH}`, `first ${OTHER}`, PATH, PATH, PATH])
})

test('an address that narrows asks nothing before its code is there', async () => {
  at('?discipline=law')
  await ask(request({}))
  expect(asked).toEqual([PATH])
})
