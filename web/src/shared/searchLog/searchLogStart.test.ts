import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { startSearchLogOnInput } from './searchLogStart'

test.each(['pointermove', 'pointerdown', 'keydown'])('the first %s starts the search log once', async (first) => {
  const subscribe = vi.fn()
  startSearchLogOnInput(new QueryClient(), { subscribe })
  dispatchEvent(new Event(first))
  await vi.waitFor(() => expect(subscribe).toHaveBeenCalled())
  for (const event of ['pointermove', 'pointerdown', 'keydown']) dispatchEvent(new Event(event))
  await vi.dynamicImportSettled()
  expect(subscribe).toHaveBeenCalledOnce()
})
