import { afterEach, expect, test, vi } from 'vitest'
import { registerServiceWorker } from './serviceWorkerUpdates'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a service worker that cannot be registered is only logged', async () => {
  const refused = new DOMException('Storage is not allowed', 'SecurityError')
  vi.stubGlobal('navigator', { ...globalThis.navigator, serviceWorker: { register: vi.fn<() => Promise<never>>().mockRejectedValue(refused) } })
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const before = document.body.innerHTML
  await registerServiceWorker()
  expect(log).toHaveBeenCalledExactlyOnceWith('The service worker is not registered', refused)
  expect(document.body.innerHTML).toBe(before)
})
