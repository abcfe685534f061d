import { useRef, useState, type ReactNode } from 'react'
import classes from './FlipCard.module.css'

interface FlipCardProps {
  readonly front: ReactNode
  readonly back: ReactNode
  /** The accessible name of the button on the front. */
  readonly turnLabel: string
  /** The accessible name of the button on the back. */
  readonly turnBackLabel: string
  readonly className?: string | undefined
}

/** A card with two faces. A button over each face flips the card. The hidden face is inert. */
export function FlipCard({ front, back, turnLabel, turnBackLabel, className }: FlipCardProps) {
  const [isFlipped, setFlipped] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const flip = () => {
    setFlipped(!isFlipped)
    // The focused button is now on the hidden face, so the button on the visible face gets the
    // focus.
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('[data-face]:not([inert]) [data-turn]')?.focus({ preventScroll: true }))
  }
  const renderFace = (content: ReactNode, isHidden: boolean, name: string, side: 'front' | 'back') => (
    <div className={classes.face} data-face={side} inert={isHidden}>
      <button type="button" className={classes.turn} data-turn aria-label={name} onClick={flip} />
      {content}
    </div>
  )
  return (
    <div ref={root} className={`${classes.card} ${className ?? ''}`} data-turned={isFlipped || undefined}>
      {renderFace(front, isFlipped, turnLabel, 'front')}
      {renderFace(back, !isFlipped, turnBackLabel, 'back')}
    </div>
  )
}
