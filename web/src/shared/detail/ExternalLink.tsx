import { IconExternalLink } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './ExternalLink.module.css'

/** A link to another site. The link opens a new tab. */
export function ExternalLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a className={classes.link} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <IconExternalLink size={16} stroke={1.6} aria-hidden />
    </a>
  )
}
