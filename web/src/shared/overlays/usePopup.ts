import { useEffect, useRef, useState, type KeyboardEvent } from 'react'

/**
 * The state of a button that opens a panel. A click or focus outside closes the panel. Escape closes it and focuses the button.
 * The root element contains the button and the panel.
 */
export function usePopup() {
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return undefined
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false)
    }
    const events = ['pointerdown', 'focusin'] as const
    for (const event of events) document.addEventListener(event, closeOutside)
    return () => {
      for (const event of events) document.removeEventListener(event, closeOutside)
    }
  }, [isOpen])
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) close()
  }
  return { isOpen, setOpen, close, root, button, onKeyDown }
}
