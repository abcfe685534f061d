import { createBrowserRouter } from 'react-router'
import { setAddressLanguage, updatePageAddress } from '@/shared/texts/addressLanguage'
import { hasFirstPage, buildFirstRoutes } from './firstPages'
import { ErrorPage } from './ErrorPage'
import { PagePlaceholder } from './PagePlaceholder'
import { Root } from './Root'

const FRAME = 'frame'

/**
 * Creates the router. The slugs must be known before this call. The routes in `pages.ts` load when
 * the visitor first opens one of them.
 */
export function createRouter() {
  const frame = { id: FRAME, element: <Root />, errorElement: <ErrorPage />, hydrateFallbackElement: <PagePlaceholder />, children: buildFirstRoutes() }
  const router = createBrowserRouter([frame], {
    patchRoutesOnNavigation: async ({ path, patch }) => {
      if (hasFirstPage(path)) return
      const { buildRoutes } = await import('./pages')
      patch(FRAME, buildRoutes())
    },
  })
  // The links and the address of the page keep the language key of the address. The router itself
  // ignores this key.
  const { createHref } = router
  router.createHref = (location) => setAddressLanguage(createHref(location))
  router.subscribe(updatePageAddress)
  return router
}

export type Router = ReturnType<typeof createRouter>

/** Waits until the code of the first page has loaded or failed to load. */
export function waitForRouter({ state, subscribe }: Router): Promise<void> {
  if (state.initialized) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
}
