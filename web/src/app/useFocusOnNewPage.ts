import { useEffect, useRef } from 'react'
import { focusResults } from '@/shared/ui/focusResults'

/** Moves the focus to the main element of a page that was opened without a page load. */
export function useFocusOnNewPage(pathname: string): void {
  const before = useRef(pathname)
  useEffect(() => {
    const isNew = before.current !== pathname
    before.current = pathname
    if (isNew) focusResults()
  }, [pathname])
}
