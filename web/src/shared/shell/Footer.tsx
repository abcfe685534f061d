import { lazy, useRef } from 'react'
import { OptionalPart } from '@/shared/ui/OptionalPart'
import { useIsNear } from './useIsNear'
import classes from './Footer.module.css'

const FooterContent = lazy(() => import('@/shared/siteMenu/FooterContent'))

/** The footer of every page. Its code and its links load when the visitor scrolls near it. */
export function Footer() {
  const footer = useRef<HTMLElement>(null)
  const isNear = useIsNear(footer)
  return (
    <footer ref={footer} className={classes.footer}>
      {isNear && (
        <OptionalPart>
          <FooterContent />
        </OptionalPart>
      )}
    </footer>
  )
}
