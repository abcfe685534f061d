import type { ReactNode } from 'react'
import classes from './VisuallyHidden.module.css'

/**
 * A text for screen readers only. It is a plain element instead of a Mantine component, because a
 * page has hundreds of such texts.
 */
export function VisuallyHidden({ role, children }: { readonly role?: 'status'; readonly children: ReactNode }) {
  return (
    <span className={classes.hidden} role={role}>
      {children}
    </span>
  )
}
