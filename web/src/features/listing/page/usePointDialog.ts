import { useCallback, useRef, useState } from 'react'
import type { PointMode, PointPlace } from '@/shared/location/points'
import { focusResults } from '@/shared/ui/focusResults'
import type { PointKind } from '../state/listingState'
import type { Dispatch } from './useListingState'

const KINDS: Readonly<Record<PointMode, PointKind>> = { current: 'curL', auto: 'autL' }

/** The dialog that asks for a point: open or not, and what its answer does. */
export function usePointQuestion(dispatch: Dispatch) {
  // What closes stays drawn while it fades; each opening is a new form.
  const [asked, setAsked] = useState<{ readonly mode: PointMode; readonly opening: number }>()
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<Element>(null)
  const ask = useCallback((mode: PointMode) => {
    opener.current = document.activeElement
    setAsked((before) => ({ mode, opening: (before?.opening ?? 0) + 1 }))
    setOpen(true)
  }, [])
  const onClose = () => setOpen(false)
  const onPoint = ({ kind, latitude, longitude, distance }: PointPlace) => {
    setOpen(false)
    dispatch({ kind: 'point', point: { latitude, longitude, distance, kind: KINDS[kind] } })
  }
  /** The focus goes back to where it was, or to the results when that is gone. */
  const onClosed = () => {
    const before = opener.current
    if (before instanceof HTMLElement && before.isConnected && before !== document.body) before.focus({ preventScroll: true })
    else focusResults()
  }
  return { asked, ask, dialog: asked && { mode: asked.mode, isOpen, onPoint, onClose, onClosed } }
}
