import { useRef, useState, type ReactNode } from 'react'
import classes from './FlipCard.module.css'

interface FlipCardProps {
  readonly front: ReactNode
  readonly back: ReactNode
  /** The accessible names of the buttons that turn the card over and back. */
  readonly turn: string
  readonly turnBack: string
  readonly className?: string | undefined
}

/** A card with two faces. A button over each face turns the card. The hidden face is inert. */
export function FlipCard({ front, back, turn, turnBack, className }: FlipCardProps) {
  const [isTurned, setTurned] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const flip = () => {
    setTurned(!isTurned)
    // The focused button is now on the hidden face, so the button of the visible face takes the focus.
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('[data-face]:not([inert]) [data-turn]')?.focus({ preventScroll: true }))
  }
  const face = (content: ReactNode, isAway: boolean, name: string, side: 'front' | 'back') => (
    <div className={classes.face} data-face={side} inert={isAway}>
      <button type="button" className={classes.turn} data-turn aria-label={name} onClick={flip} />
      {content}
    </div>
  )
  return (
    <div ref={root} className={`${classes.card} ${className ?? ''}`} data-turned={isTurned || undefined}>
      {face(front, isTurned, turn, 'front')}
      {face(back, !isTurned, turnBack, 'back')}
    </div>
  )
}
