import { useCallback, useRef, useState } from 'react'
import type { PointMode, PointPlace } from '@/shared/location/points'
import { focusResults } from '@/shared/ui/focusResults'
import type { PointKind } from '../state/listingState'
import type { DispatchListing } from './useListingState'

const KINDS: Readonly<Record<PointMode, PointKind>> = { current: 'curL', auto: 'autL' }

/** The dialog that asks for a point: open or not, and what its answer does. */
export function usePointDialog(dispatch: DispatchListing) {
  // What closes stays drawn while it fades; each opening is a new form.
  const [opened, setOpened] = useState<{ readonly mode: PointMode; readonly opening: number }>()
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<Element>(null)
  const open = useCallback((mode: PointMode) => {
    opener.current = document.activeElement
    setOpened((before) => ({ mode, opening: (before?.opening ?? 0) + 1 }))
    setOpen(true)
  }, [])
  const onClose = () => setOpen(false)
  const onPoint = ({ kind, latitude, longitude, distance }: PointPlace) => {
    setOpen(false)
    dispatch({ type: 'setPoint', point: { latitude, longitude, distance, kind: KINDS[kind] } })
  }
  /** The focus goes back to where it was, or to the results when that is gone. */
  const onClosed = () => {
    const before = opener.current
    if (before instanceof HTMLElement && before.isConnected && before !== document.body) before.focus({ preventScroll: true })
    else focusResults()
  }
  return { opened, open, dialog: opened && { mode: opened.mode, isOpen, onPoint, onClose, onClosed } }
}
