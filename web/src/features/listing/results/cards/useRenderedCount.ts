import { startTransition, useEffect, useState } from 'react'

/** The number of cards that fit into a large window. */
export const INITIAL_COUNT = 6
/** The number of cards that a slow phone can render in one frame. */
const COUNT_PER_FRAME = 6

interface RenderedList {
  readonly list: readonly unknown[] | undefined
  readonly count: number
}

/**
 * Returns the number of entries to render: six at first, and six more in each later frame. A new list starts with six. If the
 * scroll position is restored, all entries are rendered at once, because a placeholder can be lower than its card.
 */
export function useRenderedCount(list: readonly unknown[] | undefined, isRestored: boolean): number {
  const [rendered, setRendered] = useState<RenderedList>({ list, count: INITIAL_COUNT })
  const count = rendered.list === list ? rendered.count : INITIAL_COUNT
  const isComplete = isRestored || list === undefined || count >= list.length
  useEffect(() => {
    if (isComplete) return
    const frame = requestAnimationFrame(() => {
      startTransition(() => {
        setRendered({ list, count: count + COUNT_PER_FRAME })
      })
    })
    return () => {
      cancelAnimationFrame(frame)
    }
  }, [list, count, isComplete])
  return isComplete ? Infinity : count
}
