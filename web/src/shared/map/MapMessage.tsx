import type { ReactNode } from 'react'
import classes from './MapMessage.module.css'

interface MapMessageProps {
  /** True to cover the map instead of replacing it. */
  readonly isOver?: boolean
  readonly isAlert?: boolean
  readonly children: ReactNode
}

/** A message in the place of the map. */
export function MapMessage({ isOver = false, isAlert = false, children }: MapMessageProps) {
  return (
    <div className={classes.message} data-over={isOver || undefined} role={isAlert ? 'alert' : 'status'}>
      {children}
    </div>
  )
}
