import { useEffect, useRef } from 'react'
import { focusResults } from '@/shared/ui/focusResults'

/** Another page has been opened within the site: the focus goes to its main part, as it would after a load. */
export function useFocusOnNewPage(pathname: string): void {
  const before = useRef(pathname)
  useEffect(() => {
    const isNew = before.current !== pathname
    before.current = pathname
    if (isNew) focusResults()
  }, [pathname])
}
