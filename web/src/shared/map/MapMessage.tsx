import type { ReactNode } from 'react'
import classes from './MapMessage.module.css'

interface MapMessageProps {
  /** It lies over the map instead of in its place. */
  readonly isOver?: boolean
  readonly isAlert?: boolean
  readonly children: ReactNode
}

/** What stands where the map would be. */
export function MapMessage({ isOver = false, isAlert = false, children }: MapMessageProps) {
  return (
    <div className={classes.message} data-over={isOver || undefined} role={isAlert ? 'alert' : 'status'}>
      {children}
    </div>
  )
}
