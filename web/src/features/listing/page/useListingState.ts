import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { maxFee } from '../queries/maxFee'
import { meant } from '../state/feeScale'
import { formatAddress } from '../state/formatListingUrl'
import { reduce, type Intent } from '../state/listingReducer'
import type { ListingState } from '../state/listingState'
import { parseAddress } from '../state/parseListingUrl'

/** push: Back undoes it. replace: one of many small steps, such as typing. */
export type History = 'push' | 'replace'
export type Dispatch = (intent: Intent, history?: History) => void

interface Listing {
  readonly state: ListingState
  readonly dispatch: Dispatch
  /** The address that an intent would lead to. */
  readonly hrefOf: (intent: Intent) => string
}

/** The listing's state, which is its address, and the one way to change it. */
export function useListing(): Listing {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const written = useMemo(() => parseAddress(search), [search])
  // Who chooses no upper end of the fee waits for nothing, and who chooses one is answered meanwhile as well.
  const most = useQuery({ ...maxFee(), enabled: written.fee[1] !== Infinity }).data?.max_fee
  const state = useMemo(() => meant(written, most), [written, most])

  // A second intent of the same moment builds on where the first one leads.
  const leadsTo = useRef(search)
  useEffect(() => {
    leadsTo.current = search
  }, [search])

  const dispatch = useCallback<Dispatch>(
    (intent, history = 'push') => {
      const before = leadsTo.current
      const after = formatAddress(reduce(parseAddress(before), intent), before)
      if (after === before) return
      leadsTo.current = after
      void navigate({ search: after }, { replace: history === 'replace', preventScrollReset: intent.kind === 'moveMap', flushSync: true })
    },
    [navigate],
  )

  const hrefOf = useCallback(
    (intent: Intent) => pathname + formatAddress(reduce(parseAddress(search), intent), search),
    [pathname, search],
  )
  return { state, dispatch, hrefOf }
}
