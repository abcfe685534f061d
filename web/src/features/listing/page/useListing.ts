import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { formatAddress } from '../state/formatAddress'
import { reduce, type Intent } from '../state/intents'
import type { ListingState } from '../state/listingState'
import { parseAddress } from '../state/parseAddress'

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
  const { pathname, search: written, key } = useLocation()
  const navigate = useNavigate()

  // The address follows an intent a moment later. Until it does, the page shows where the intent leads, and a second
  // intent builds on that.
  const [ahead, setAhead] = useState<string>()
  const [arrivedAt, setArrivedAt] = useState(key)
  if (arrivedAt !== key) {
    setArrivedAt(key)
    setAhead(undefined)
  }
  const search = ahead ?? written
  const leadsTo = useRef(written)
  useEffect(() => {
    leadsTo.current = written
  }, [key, written])
  const state = useMemo(() => parseAddress(search), [search])

  const dispatch = useCallback<Dispatch>(
    (intent, history = 'push') => {
      const before = leadsTo.current
      const after = formatAddress(reduce(parseAddress(before), intent), before)
      if (after === before) return
      leadsTo.current = after
      setAhead(after)
      void navigate({ search: after }, { replace: history === 'replace' })
    },
    [navigate],
  )

  const hrefOf = useCallback(
    (intent: Intent) => pathname + formatAddress(reduce(parseAddress(search), intent), search),
    [pathname, search],
  )
  return { state, dispatch, hrefOf }
}
