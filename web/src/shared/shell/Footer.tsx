import { lazy, useEffect, useRef, useState } from 'react'
import { OptionalPart } from '@/shared/ui/OptionalPart'
import classes from './Footer.module.css'

const FooterContent = lazy(() => import('@/shared/siteMenu/FooterContent'))

/** The distance below the window at which the footer loads. */
const LOAD_MARGIN = '300px'

/** The footer of every page. Its code and its rows load when the visitor scrolls near it. */
export function Footer() {
  const footer = useRef<HTMLElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (footer.current === null || !('IntersectionObserver' in globalThis)) return undefined
    const observer = new IntersectionObserver(([entry]) => setNear((wasNear) => wasNear || (entry?.isIntersecting ?? false)), { rootMargin: LOAD_MARGIN })
    observer.observe(footer.current)
    return () => observer.disconnect()
  }, [])
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
