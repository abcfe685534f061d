import type { ReactNode } from 'react'
import classes from './MapMessage.module.css'

interface MapMessageProps {
  /** Whether the message covers a map. If false, the message replaces the map. */
  readonly isOver?: boolean
  readonly isAlert?: boolean
  readonly children: ReactNode
}

export function MapMessage({ isOver = false, isAlert = false, children }: MapMessageProps) {
  return (
    <div className={classes.message} data-over={isOver || undefined} role={isAlert ? 'alert' : 'status'}>
      {children}
    </div>
  )
}
