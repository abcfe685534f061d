import '@/shared/theme/global.css'
import 'virtual:theme-variables.css'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { watchEarlyInputs } from '@/shared/earlyInput'
import { watchEarlyScroll } from '@/shared/earlyScroll'
import { watchConnection } from '@/shared/connection/connection'
import { IS_SEARCH_LOGGED } from '@/shared/settings'
import { switchLanguage } from '@/shared/texts/i18n'
import { getInitialLanguage } from '@/shared/texts/addressLanguage'
import { App } from './App'
import { prefetchPage } from './prefetchPage'
import { queries } from './queries'
import { readInlinedSlugs, setSlugs } from '@/shared/routing/paths'
import { createRouter, waitForRouter } from './router'
import { startSearchLogOnInput } from '@/shared/searchLog/searchLogStart'

const SERVICE_WORKER_DELAY_MS = 10_000
const root = document.getElementById('root')
if (!root) throw new Error('no root')

/**
 * Loads texts, code and first data, and then renders the app. The prerendered frame stays visible until then.
 *
 * A top-level await would cause a deadlock, because the chunks of pages import this chunk.
 */
async function start(container: HTMLElement): Promise<void> {
  watchEarlyInputs(container)
  watchEarlyScroll()
  const texts = switchLanguage(getInitialLanguage())
  setSlugs(readInlinedSlugs() ?? (await (await import('./loadSlugs')).loadSlugs(container, texts)))
  const router = createRouter()
  // A page without a prerendered frame shows "Loading..." until its code has loaded.
  const code = container.hasChildNodes() ? waitForRouter(router) : undefined
  await Promise.all([texts, code, prefetchPage(queries, router.state)])
  // React renders a transition in short tasks. The browser can handle input between two tasks.
  startTransition(() =>
    createRoot(container).render(
      <StrictMode>
        <App queries={queries} router={router} />
      </StrictMode>,
    ),
  )
  if (import.meta.env.PROD && 'serviceWorker' in navigator) startServiceWorker()
  if (IS_SEARCH_LOGGED) startSearchLogOnInput(queries, router)
}

/** Registers the service worker after 10 s, when the first data has normally loaded. */
function startServiceWorker(): void {
  const register = async () => (await import('./serviceWorkerUpdates')).registerServiceWorker()
  setTimeout(() => void register(), SERVICE_WORKER_DELAY_MS)
}

watchConnection()
void start(root)
