import { useMediaQuery, useReducedMotion } from '@mantine/hooks'
import { useEffect, useState } from 'react'

/** The specification's: a step each 1.5 s. How long a step takes stands in the style. */
export const AUTOPLAY_MS = 1500
const SLIDES = 3
/** From this width in px down so many are seen; the style has the same. */
const AT_WIDTHS = { two: 992, one: 576 } as const

/** What moves on by itself until it is stopped, looked at or reached; never where less motion is asked for. */
export function useCarousel(count: number) {
  const isTwo = useMediaQuery(`(max-width: ${AT_WIDTHS.two}px)`, false, { getInitialValueInEffect: false })
  const isOne = useMediaQuery(`(max-width: ${AT_WIDTHS.one}px)`, false, { getInitialValueInEffect: false })
  const isStill = useReducedMotion(false, { getInitialValueInEffect: false })
  const [wanted, setWanted] = useState<boolean>()
  const [isHeld, setHeld] = useState(false)
  const [at, setAt] = useState(0)
  const visible = isOne ? 1 : isTwo ? 2 : SLIDES
  const last = Math.max(count - visible, 0)
  const first = Math.min(at, last)
  const isPlaying = (wanted ?? !isStill) && last > 0
  useEffect(() => {
    if (!isPlaying || isHeld) return
    const timer = setInterval(() => {
      if (!document.hidden) setAt((before) => nextOf(Math.min(before, last), 1, last))
    }, AUTOPLAY_MS)
    return () => clearInterval(timer)
  }, [isPlaying, isHeld, last])
  return {
    first,
    visible,
    isPlaying,
    onStep: (step: 1 | -1) => setAt(nextOf(first, step, last)),
    onPlay: setWanted,
    hold: {
      onMouseEnter: () => setHeld(true),
      onMouseLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  }
}

/** From the last one goes on to the first, and back. */
export function nextOf(first: number, step: 1 | -1, last: number): number {
  const next = first + step
  if (next > last) return 0
  return next < 0 ? last : next
}
