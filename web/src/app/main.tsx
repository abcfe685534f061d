import '@/shared/theme/global.css'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { watchEarlyInputs } from '@/shared/earlyInput'
import { createAppQueryClient } from '@/shared/api/queryClient'
import { watchConnection } from '@/shared/connection/connection'
import { switchLanguage } from '@/shared/texts/i18n'
import { getInitialLanguage } from '@/shared/texts/languages'
import { App } from './App'
import { prefetchPage } from './prefetchPage'
import { router, waitForRouter } from './router'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root')

/**
 * Loads texts, code and first data, and then renders the app. The prerendered frame stays visible until then.
 *
 * A top-level await would cause a deadlock, because the chunks of pages import this chunk.
 */
async function start(container: HTMLElement): Promise<void> {
  const queries = createAppQueryClient()
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
}

watchConnection()
void start(root)
