import { lazy, Suspense, type MouseEvent } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigate, type Location } from 'react-router'
import { comparisonStore } from '@/shared/compare/comparisonStore'
import { Overlays } from '@/shared/overlays/Overlays'
import { PATHS } from '@/shared/routing/paths'
import { useStore } from '@/shared/state/store'
import { findInternalLink } from './internalLink'
import { useFocusOnNewPage } from './useFocusOnNewPage'
import { useSignInPrompt } from './useSignInPrompt'

const CompareTray = lazy(() => import('@/shared/compare/CompareTray'))

/** Where a tab is entered every entry of the history has the same key: there the address tells them apart. */
function entryOf({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key
}

/** What every page stands in: links within the site stay in the page, dialogs and the drawer lie over it. */
export function Root() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { isOpen } = useStore(comparisonStore)
  useFocusOnNewPage(pathname)
  useSignInPrompt()
  const follow = (event: MouseEvent) => {
    const address = findInternalLink(event.nativeEvent)
    if (address === undefined) return
    event.preventDefault()
    void navigate(address)
  }
  return (
    <div onClick={follow}>
      <Suspense>
        <Outlet />
      </Suspense>
      {isOpen && pathname !== PATHS.compare && (
        <Suspense>
          <CompareTray />
        </Suspense>
      )}
      <Overlays />
      <ScrollRestoration getKey={entryOf} />
    </div>
  )
}
