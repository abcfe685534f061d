import { lazy, Suspense, useEffect, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, ScrollRestoration, useLocation, useNavigate, useNavigation, type Location } from 'react-router'
import { clearRefusal, comparisonStore } from '@/shared/compare/comparisonStore'
import { ConnectionNotice } from '@/shared/connection/ConnectionNotice'
import { POSITIONS_KEY, useEarlyScroll } from '@/shared/earlyScroll'
import { Overlays } from '@/shared/overlays/Overlays'
import { noteHistoryEntry } from '@/shared/routing/historyEntry'
import { forgetReplacedResults } from '@/shared/routing/leftResults'
import { PATHS } from '@/shared/routing/paths'
import { useStore } from '@/shared/state/store'
import { OptionalPart } from '@/shared/ui/OptionalPart'
import { findInternalLink } from './internalLink'
import classes from './pages.module.css'
import { useFocusOnNewPage } from './useFocusOnNewPage'
import { useSignInPrompt } from './useSignInPrompt'

const CompareDrawerContainer = lazy(() => import('@/shared/compare/CompareDrawerContainer'))

/**
 * Returns the scroll key of a history entry. All entries that page loads have added have the same key
 * `default`, so their scroll key is the URL.
 */
function getScrollKey({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key
}

/** The frame of every page. It opens links of the site without a page load and shows dialogs and the compare drawer. */
export function Root() {
  const navigate = useNavigate()
  const location = useLocation()
  const { key, pathname, search } = location
  const { isOpen } = useStore(comparisonStore)
  const { state } = useNavigation()
  const { t } = useTranslation()
  useFocusOnNewPage(pathname)
  useSignInPrompt()
  useEarlyScroll(getScrollKey(location))
  useEffect(noteHistoryEntry, [key])
  useEffect(() => forgetReplacedResults(pathname + search), [pathname, search])
  useEffect(() => {
    clearRefusal()
  }, [pathname])
  const openInternalLink = (event: MouseEvent) => {
    const address = findInternalLink(event.nativeEvent)
    if (address === undefined) return
    event.preventDefault()
    void navigate(address)
  }
  return (
    <div onClick={openInternalLink}>
      <Suspense>
        <Outlet />
      </Suspense>
      {isOpen && (
        <OptionalPart>
          <CompareDrawerContainer isHidden={pathname === PATHS.compare_course} />
        </OptionalPart>
      )}
      {state === 'loading' && (
        <p className={classes.loading} role="status">
          {t('filters.loading')}
        </p>
      )}
      <Overlays />
      <ConnectionNotice />
      <ScrollRestoration getKey={getScrollKey} storageKey={POSITIONS_KEY} />
    </div>
  )
}
