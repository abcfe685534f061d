import { startTransition, useEffect, useState } from 'react'

/** The number of cards that a large window shows. */
export const INITIAL_COUNT = 6
/** Few enough to render within one frame on a slow phone. */
const COUNT_PER_FRAME = 6

interface RenderedList {
  readonly list: readonly unknown[] | undefined
  readonly count: number
}

/** How many entries of a list to render: a few at once and more in each following frame. A new list starts over. */
export function useRenderedCount(list: readonly unknown[] | undefined): number {
  const [drawn, setDrawn] = useState<RenderedList>({ list, count: INITIAL_COUNT })
  const count = drawn.list === list ? drawn.count : INITIAL_COUNT
  const isWhole = list === undefined || count >= list.length
  useEffect(() => {
    if (isWhole) return
    const frame = requestAnimationFrame(() => {
      startTransition(() => {
        setDrawn({ list, count: count + COUNT_PER_FRAME })
      })
    })
    return () => {
      cancelAnimationFrame(frame)
    }
  }, [list, count, isWhole])
  return isWhole ? Infinity : count
}
