import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { relevantStore } from '@/shared/relevant/relevantStore'
import { useStore } from '@/shared/state/store'
import { closeToastOfLeftPage, toastStore } from '@/shared/toast/toastStore'
import { overlayStore } from './overlayStore'

const OpenOverlays = lazy(() => import('./OpenOverlays'))

/**
 * The dialogs and toasts that any page can open. Their code loads when the first dialog or toast
 * opens.
 */
export function Overlays() {
  const overlay = useStore(overlayStore)
  const relevant = useStore(relevantStore)
  const toast = useStore(toastStore)
  const { pathname } = useLocation()
  const shownPath = useRef(pathname)
  // Closes the toast of the previous page. The layout effect runs before the effects of the new
  // page, so a toast of the new page stays.
  useLayoutEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    closeToastOfLeftPage()
  }, [pathname])
  const [isNeeded, setNeeded] = useState(false)
  if (!isNeeded && (overlay.kind !== 'none' || relevant || toast)) setNeeded(true)
  return (
    isNeeded && (
      <Suspense>
        <OpenOverlays />
      </Suspense>
    )
  )
}
