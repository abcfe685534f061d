import '@/shared/theme/global.css'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createAppQueryClient } from '@/shared/api/queryClient'
import { showLanguage } from '@/shared/texts/i18n'
import { firstLanguage } from '@/shared/texts/languages'
import { App } from './App'
import { prefetchPage } from './prefetchPage'
import { router, untilReady } from './router'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root')

/**
 * What index.html shows until now stays until the page can be drawn in its place. Not awaited: the code of pages imports
 * from this chunk, and would wait for it to end.
 */
async function start(container: HTMLElement): Promise<void> {
  const queries = createAppQueryClient()
  await Promise.all([showLanguage(firstLanguage()), untilReady(router), prefetchPage(queries, router.state)])
  // As a transition it is drawn piece by piece, and the browser gets a word in between.
  startTransition(() =>
    createRoot(container).render(
      <StrictMode>
        <App queries={queries} />
      </StrictMode>,
    ),
  )
}

void start(root)
