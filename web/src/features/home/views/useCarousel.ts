import { useMediaQuery, useReducedMotion } from '@mantine/hooks'
import { useEffect, useState } from 'react'

/** The time in ms after which the carousel moves on, which the specification fixes. */
export const AUTOPLAY_MS = 1500
const SLIDES = 3
/**
 * Up to these screen widths in pixels, one or two slides are visible. Wider screens show three
 * slides. The style sheet has the same values.
 */
const BREAKPOINTS_PX = { two: 992, one: 576 } as const

/**
 * The state of a carousel. The carousel stops when the visitor pauses it, and while the pointer or
 * the focus is inside. If the visitor prefers reduced motion, it only plays after a click on its
 * play button.
 */
export function useCarousel(count: number) {
  const isTwo = useMediaQuery(`(max-width: ${BREAKPOINTS_PX.two}px)`, false, { getInitialValueInEffect: false })
  const isOne = useMediaQuery(`(max-width: ${BREAKPOINTS_PX.one}px)`, false, { getInitialValueInEffect: false })
  const hasReducedMotion = useReducedMotion(false, { getInitialValueInEffect: false })
  const [playingChoice, setPlayingChoice] = useState<boolean>()
  const [isInteracting, setInteracting] = useState(false)
  const [position, setPosition] = useState(0)
  const visible = isOne ? 1 : isTwo ? 2 : SLIDES
  const last = Math.max(count - visible, 0)
  const first = Math.min(position, last)
  const isPlaying = (playingChoice ?? !hasReducedMotion) && last > 0
  useEffect(() => {
    if (!isPlaying || isInteracting) return
    const timer = setInterval(() => {
      if (!document.hidden) setPosition((before) => computeNextSlide(Math.min(before, last), 1, last))
    }, AUTOPLAY_MS)
    return () => clearInterval(timer)
  }, [isPlaying, isInteracting, last])
  return {
    first,
    visible,
    isPlaying,
    onStep: (step: 1 | -1) => setPosition(computeNextSlide(first, step, last)),
    onPlayingChange: setPlayingChoice,
    pauseHandlers: {
      onMouseEnter: () => setInteracting(true),
      onMouseLeave: () => setInteracting(false),
      onFocus: () => setInteracting(true),
      onBlur: () => setInteracting(false),
    },
  }
}

/**
 * Computes the first visible slide after a step. A step forward from the position `last` leads to
 * slide 0, and a step back from slide 0 leads to `last`.
 */
export function computeNextSlide(first: number, step: 1 | -1, last: number): number {
  const next = first + step
  if (next > last) return 0
  return next < 0 ? last : next
}
