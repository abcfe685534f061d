import { afterEach, expect, test, vi } from 'vitest'
import { accountStore, setAccount } from './accountStore'
import { changeFavourite } from './favourites'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const [LAW, ARTS] = [{ id: 1, name: 'Law' }, { id: 2, name: 'Arts' }] as const

/** Lets each request wait. Returns functions that respond to the requests with a list of favourites. */
function holdResponses(): readonly ((favourites: readonly number[]) => void)[] {
  const responses: ((favourites: readonly number[]) => void)[] = []
  const hold = () => new Promise<Response>((resolve) => responses.push((favourites) => resolve(Response.json({ status: 200, message: '', fav_course: favourites }))))
  vi.stubGlobal('fetch', hold)
  return responses
}

test.each<[boolean, readonly number[], readonly number[], readonly number[], readonly number[]]>([
  [true, [], [2, 1], [1], [2, 1]],
  [false, [1, 2], [], [2], []],
])('a late response of an earlier change keeps the later change; added: %o', async (isAdded, favourites, later, earlier, kept) => {
  const responses = holdResponses()
  setAccount({ userId: 7, favourites })
  const first = changeFavourite(LAW, isAdded)
  await vi.waitFor(() => expect(responses).toHaveLength(1))
  const second = changeFavourite(ARTS, isAdded)
  await vi.waitFor(() => expect(responses).toHaveLength(2))
  responses[1]?.(later)
  await second
  responses[0]?.(earlier)
  await first
  expect(accountStore.get()?.favourites).toEqual(kept)
})

test('a response after the person has signed out stores no account', async () => {
  const responses = holdResponses()
  setAccount({ userId: 7, favourites: [] })
  const change = changeFavourite(LAW, true)
  await vi.waitFor(() => expect(responses).toHaveLength(1))
  setAccount(undefined)
  responses[0]?.([1])
  await change
  expect(accountStore.get()).toBeUndefined()
})
