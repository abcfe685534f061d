import type { ReactNode } from 'react'
import classes from './VisuallyHidden.module.css'

/** Words for those who listen to the page. A page has hundreds of them, so it is no more than an element. */
export function VisuallyHidden({ role, children }: { readonly role?: 'status'; readonly children: ReactNode }) {
  return (
    <span className={classes.hidden} role={role}>
      {children}
    </span>
  )
}
