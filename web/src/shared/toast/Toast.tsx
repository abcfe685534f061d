import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import type { ToastMessage } from './toastStore'
import classes from './Toast.module.css'

/**
 * The specification closes toasts after 1000 ms, and on some pages after 700 ms. Errors stay
 * longer, because they need to be read.
 */
const VISIBLE_MS = { success: 1000, danger: 6000 } as const
const BRIEF_MS = 700

/**
 * Shows a message for a short time. The time starts again if the message moves to a new page.
 * Screen readers can still read the last message after that time.
 */
export default function Toast({ toast }: { readonly toast: ToastMessage }) {
  const { pathname } = useLocation()
  const [closed, setClosed] = useState<ToastMessage>()
  useEffect(() => {
    const timer = setTimeout(() => setClosed(toast), toast.isBrief === true ? BRIEF_MS : VISIBLE_MS[toast.tone])
    return () => clearTimeout(timer)
  }, [toast, pathname])
  return (
    <>
      <VisuallyHidden role="status">{toast.text}</VisuallyHidden>
      {closed !== toast && (
        <p className={classes.toast} data-tone={toast.tone} aria-hidden>
          {toast.text}
        </p>
      )}
    </>
  )
}
