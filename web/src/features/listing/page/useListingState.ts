import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { useMoney } from '@/shared/money/useMoney'
import { hasLeftResults, storeResults } from '@/shared/routing/leftResults'
import { maxFeeQuery } from '../queries/maxFee'
import { normalizeFeeRange } from '../state/feeScale'
import { formatListingUrl } from '../state/formatListingUrl'
import { listingReducer, type ListingAction } from '../state/listingReducer'
import type { ListingState } from '../state/listingState'
import { parseListingUrl } from '../state/parseListingUrl'

/** `push` adds a history entry, so that Back undoes the change. `replace` is for many small changes, such as typing. */
type HistoryMode = 'push' | 'replace'
export type DispatchListing = (action: ListingAction, history?: HistoryMode) => void

interface ListingControls {
  readonly state: ListingState
  /**
   * Whether the page was opened again from the history: by Back, Forward or a reload. False if no
   * course list is stored for this tab.
   */
  readonly isRestored: boolean
  readonly dispatch: DispatchListing
  /** How often all filters were reset. A reset also discards input of the filters that is not in the URL. */
  readonly resetCount: number
  /** Builds the URL after an action. */
  readonly buildHref: (action: ListingAction) => string
}

/**
 * Returns the state of the listing, and the functions that change it. The state is read from the
 * URL and the stored currency.
 */
export function useListingState(): ListingControls {
  const location = useLocation()
  const { pathname, search } = location
  const navigationType = useNavigationType()
  // The first page of a tab also has the type POP. `hasLeftResults` tells whether a course list is
  // already stored for this tab.
  const isRestored = useMemo(() => location && navigationType === 'POP' && hasLeftResults(), [location, navigationType])
  const navigate = useNavigate()
  const parsed = useMemo(() => parseListingUrl(search), [search])
  // The highest fee is needed only if the range has an upper end. The search does not wait for the highest fee.
  const maxFee = useQuery({ ...maxFeeQuery(), enabled: parsed.fee[1] !== Infinity }).data?.max_fee
  const { currency } = useMoney().money
  const state = useMemo(() => normalizeFeeRange({ ...parsed, currency }, maxFee), [parsed, currency, maxFee])

  // Two actions can occur before the next render. The second action must then start from the URL of
  // the first action, not from the rendered URL.
  const latestSearch = useRef(search)
  useEffect(() => {
    latestSearch.current = search
    storeResults(pathname + search, parsed.text)
  }, [pathname, search, parsed.text])

  const [resetCount, setResetCount] = useState(0)
  const dispatch = useCallback<DispatchListing>(
    (action, history = 'push') => {
      if (action.type === 'resetAll') setResetCount((count) => count + 1)
      const before = latestSearch.current
      const after = formatListingUrl(listingReducer(parseListingUrl(before), action), before)
      if (after === before) return
      latestSearch.current = after
      void navigate({ search: after }, { replace: history === 'replace', preventScrollReset: action.type === 'moveMap', flushSync: true })
    },
    [navigate],
  )

  const buildHref = useCallback(
    (action: ListingAction) => pathname + formatListingUrl(listingReducer(parseListingUrl(search), action), search),
    [pathname, search],
  )
  return { state, isRestored, dispatch, resetCount, buildHref }
}
