import { useMediaQuery, useReducedMotion } from '@mantine/hooks'
import { useEffect, useState } from 'react'

/** Fixed by the specification. The style sheet holds the duration of one step. */
export const AUTOPLAY_MS = 1500
const SLIDES = 3
/** Below these widths (px), one or two slides are visible. The style sheet has the same values. */
const BREAKPOINTS_PX = { two: 992, one: 576 } as const

/** The state of a carousel that plays until it is paused, hovered or focused. It does not play with reduced motion. */
export function useCarousel(count: number) {
  const isTwo = useMediaQuery(`(max-width: ${BREAKPOINTS_PX.two}px)`, false, { getInitialValueInEffect: false })
  const isOne = useMediaQuery(`(max-width: ${BREAKPOINTS_PX.one}px)`, false, { getInitialValueInEffect: false })
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
      if (!document.hidden) setAt((before) => computeNextSlide(Math.min(before, last), 1, last))
    }, AUTOPLAY_MS)
    return () => clearInterval(timer)
  }, [isPlaying, isHeld, last])
  return {
    first,
    visible,
    isPlaying,
    onStep: (step: 1 | -1) => setAt(computeNextSlide(first, step, last)),
    onPlay: setWanted,
    hold: {
      onMouseEnter: () => setHeld(true),
      onMouseLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  }
}

/** Moves by one step and wraps around at both ends. */
export function computeNextSlide(first: number, step: 1 | -1, last: number): number {
  const next = first + step
  if (next > last) return 0
  return next < 0 ? last : next
}
