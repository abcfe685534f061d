import { useRef, useState, type ReactNode } from 'react'
import classes from './FlipCard.module.css'

interface FlipCardProps {
  readonly front: ReactNode
  readonly back: ReactNode
  /** The names of the buttons that turn the card over and back. */
  readonly turn: string
  readonly turnBack: string
  readonly className?: string | undefined
}

/** A card of two faces, turned over by a button that lies over each; what faces away can be neither read nor reached. */
export function FlipCard({ front, back, turn, turnBack, className }: FlipCardProps) {
  const [isTurned, setTurned] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const flip = () => {
    setTurned(!isTurned)
    // The button that had the focus faces away now.
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
