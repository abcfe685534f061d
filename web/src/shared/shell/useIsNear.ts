import { useEffect, useState, type RefObject } from 'react'

/** The distance below the window at which an element counts as near. */
const LOAD_MARGIN = '300px'

/** Whether the visitor has scrolled near an element. */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (element.current === null || !('IntersectionObserver' in globalThis)) return undefined
    const observer = new IntersectionObserver(
      // A busy page receives several entries of one element at once.
      (entries) => setNear((wasNear) => wasNear || entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: LOAD_MARGIN },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isNear
}
