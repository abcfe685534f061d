import { useCallback, useRef, useState } from 'react'
import type { PointMode, PointPlace } from '@/shared/location/points'
import { focusResults } from '@/shared/ui/focusResults'
import type { PointKind } from '../../state/listingState'
import type { DispatchListing } from '../useListingState'

const KINDS: Readonly<Record<PointMode, PointKind>> = { current: 'curL', auto: 'autL' }

/** The state of the point dialog. The result of the dialog replaces the point and the places of the listing. */
export function usePointDialog(dispatch: DispatchListing) {
  // The dialog stays mounted while it fades out. Each opening has a new key, so that the form starts empty.
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
  /** Returns the focus to the element that opened the dialog. If this element is gone, the results get the focus. */
  const onClosed = () => {
    const before = opener.current
    if (before instanceof HTMLElement && before.isConnected && before !== document.body) before.focus({ preventScroll: true })
    else focusResults()
  }
  return { opened, open, dialog: opened && { mode: opened.mode, isOpen, onPoint, onClose, onClosed } }
}
