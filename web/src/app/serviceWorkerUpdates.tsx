import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { UpdateNotice } from '@/shared/connection/UpdateNotice'

const FILE = '/service-worker.js'

/**
 * Registers the service worker. If a new version waits, a notice offers to load the page again with the new version.
 * `reload` loads the page again.
 */
export async function registerServiceWorker(reload = () => globalThis.location.reload()): Promise<void> {
  const registration = await register()
  if (!registration) return
  offerWaitingUpdate(registration, reload)
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => offerWaitingUpdate(registration, reload))
  })
}

/**
 * Registers the service worker. Returns undefined if the browser refuses, for example in a private window or without
 * storage. The site works without a service worker.
 */
async function register(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await navigator.serviceWorker.register(FILE)
  } catch (error) {
    console.warn('The service worker is not registered', error)
    return undefined
  }
}

/**
 * Shows the notice if a new version waits. The first service worker of a browser is not an update:
 * no service worker controls the page yet.
 */
function offerWaitingUpdate(registration: ServiceWorkerRegistration, reload: () => void): void {
  if (registration.waiting === null || navigator.serviceWorker.controller === null) return
  const container = document.body.appendChild(document.createElement('div'))
  const notice = createRoot(container)
  const remove = () => {
    notice.unmount()
    container.remove()
  }
  // Another tab can activate the version before the visitor presses the button, and a newer version can wait then.
  const update = () => {
    const { waiting } = registration
    if (waiting === null) {
      reload()
      return
    }
    navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
    waiting.postMessage('activate')
  }
  notice.render(
    <StrictMode>
      <UpdateNotice onUpdate={update} onClose={remove} />
    </StrictMode>,
  )
}
