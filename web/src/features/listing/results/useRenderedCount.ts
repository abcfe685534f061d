import { startTransition, useEffect, useState } from 'react'

/** As many cards as a large window shows. */
export const FIRST = 6
/** So few are drawn within one frame, on a slow phone too. */
const IN_A_FRAME = 6

interface Drawn {
  readonly list: readonly unknown[] | undefined
  readonly count: number
}

/** How many entries of a list are drawn: the first at once, and some more in each frame that follows. A new list begins anew. */
export function useDrawnCount(list: readonly unknown[] | undefined): number {
  const [drawn, setDrawn] = useState<Drawn>({ list, count: FIRST })
  const count = drawn.list === list ? drawn.count : FIRST
  const isWhole = list === undefined || count >= list.length
  useEffect(() => {
    if (isWhole) return
    const frame = requestAnimationFrame(() => {
      startTransition(() => {
        setDrawn({ list, count: count + IN_A_FRAME })
      })
    })
    return () => {
      cancelAnimationFrame(frame)
    }
  }, [list, count, isWhole])
  return isWhole ? Infinity : count
}
