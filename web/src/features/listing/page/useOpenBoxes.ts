import { useCallback, useState } from 'react'
import { getInitiallyOpenBoxes } from '../filters/panel/filterBoxes'
import type { BoxName } from '../state/filterTable'
import type { ListingState } from '../state/listingState'

/** The open filter boxes. `toggleBox` is always the same function, so that the filter panel does not render again. */
export function useOpenBoxes(state: ListingState) {
  const [openBoxes, setOpenBoxes] = useState(() => getInitiallyOpenBoxes(state))
  const toggleBox = useCallback((box: BoxName) => setOpenBoxes((boxes) => new Set(boxes.has(box) ? [...boxes].filter((each) => each !== box) : [...boxes, box])), [])
  return { openBoxes, toggleBox }
}
