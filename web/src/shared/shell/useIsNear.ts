import { useEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

/** The distance below the window at which an element counts as near. */
const LOAD_MARGIN = '300px'

/** Whether the visitor has scrolled near an element, or is printing the page. */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    // The browser copies the page directly after the event, so the element must be rendered within
    // the event.
    const showInPrint = () => flushSync(() => setNear(true))
    addEventListener('beforeprint', showInPrint)
    return () => removeEventListener('beforeprint', showInPrint)
  }, [])
  useEffect(() => {
    if (element.current === null || !('IntersectionObserver' in globalThis)) return undefined
    const observer = new IntersectionObserver(
      // A busy page can receive several entries for the same element at once.
      (entries) => setNear((wasNear) => wasNear || entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: LOAD_MARGIN },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isNear
}
