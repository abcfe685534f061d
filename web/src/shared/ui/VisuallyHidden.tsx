import type { ReactNode } from 'react'
import classes from './VisuallyHidden.module.css'

/** A text for screen readers only. A plain element is used, because a page has hundreds of such texts. */
export function VisuallyHidden({ role, children }: { readonly role?: 'status'; readonly children: ReactNode }) {
  return (
    <span className={classes.hidden} role={role}>
      {children}
    </span>
  )
}
