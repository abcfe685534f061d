import '@/shared/theme/global.css'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { watchEarlyInputs } from '@/shared/earlyInput'
import { watchConnection } from '@/shared/connection/connection'
import { IS_SEARCH_LOGGED } from '@/shared/settings'
import { switchLanguage } from '@/shared/texts/i18n'
import { getInitialLanguage } from '@/shared/texts/languages'
import { App } from './App'
import { prefetchPage } from './prefetchPage'
import { queries } from './queries'
import { router, waitForRouter } from './router'

const root = document.getElementById('root')
if (!root) throw new Error('no root')

/**
 * Loads texts, code and first data, and then renders the app. The prerendered frame stays visible until then.
 *
 * A top-level await would cause a deadlock, because the chunks of pages import this chunk.
 */
async function start(container: HTMLElement): Promise<void> {
  watchEarlyInputs(container)
  await Promise.all([switchLanguage(getInitialLanguage()), waitForRouter(router), prefetchPage(queries, router.state)])
  // React renders a transition in short tasks. The browser can handle input between two tasks.
  startTransition(() =>
    createRoot(container).render(
      <StrictMode>
        <App queries={queries} />
      </StrictMode>,
    ),
  )
  // The code of the search log loads when the visitor begins to use the page.
  if (IS_SEARCH_LOGGED) addEventListener('pointermove', () => void import('./searchLog'), { once: true })
}

watchConnection()
void start(root)
