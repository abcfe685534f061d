import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { registerServiceWorker } from './serviceWorkerUpdates'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
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

/** Registers a service worker while another version waits. Returns the registration and the page's functions. */
async function registerWithWaiting() {
  const registration: { waiting: { postMessage: (message: string) => void } | null; addEventListener: () => void } = {
    waiting: { postMessage: vi.fn() },
    addEventListener: vi.fn(),
  }
  const addEventListener = vi.fn<(type: string, listener: () => void) => void>()
  const reload = vi.fn()
  vi.stubGlobal('navigator', {
    userAgent: globalThis.navigator.userAgent,
    serviceWorker: { controller: {}, addEventListener, register: () => Promise.resolve(registration) },
  })
  await act(() => registerServiceWorker(reload))
  return { registration, addEventListener, reload }
}

test('the button activates the version that waits at this time, and then loads the page again', async () => {
  const { registration, addEventListener, reload } = await registerWithWaiting()
  const older = registration.waiting
  const newer = { postMessage: vi.fn() }
  registration.waiting = newer
  fireEvent.click(screen.getByRole('button', { name: 'Load it now' }))
  expect(newer.postMessage).toHaveBeenCalledExactlyOnceWith('activate')
  expect(older?.postMessage).not.toHaveBeenCalled()
  expect(reload).not.toHaveBeenCalled()
  const [type, listener] = addEventListener.mock.calls[0] ?? []
  expect(type).toBe('controllerchange')
  listener?.()
  expect(reload).toHaveBeenCalledOnce()
})

test('the button loads the page again if another tab has activated the version', async () => {
  const { registration, addEventListener, reload } = await registerWithWaiting()
  registration.waiting = null
  fireEvent.click(screen.getByRole('button', { name: 'Load it now' }))
  expect(reload).toHaveBeenCalledOnce()
  expect(addEventListener).not.toHaveBeenCalled()
})
