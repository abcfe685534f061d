import { useLayoutEffect, useRef, type RefObject } from 'react'

/** The attribute of the prerendered frame. */
export const PRERENDERED = 'data-prerendered'
/** The id of the course input on the home page. This input accepts text before the code has loaded. */
export const EARLY_INPUT_ID = 'hero-course'

interface EarlyInput {
  readonly element: HTMLInputElement
  wasFocused: boolean
}

let early: EarlyInput | undefined

/** Finds the early input before React replaces the frame. The element keeps its text after it is removed. */
export function watchEarlyInput(root: HTMLElement): void {
  const element = root.querySelector(`[${PRERENDERED}] #${EARLY_INPUT_ID}`)
  if (!(element instanceof HTMLInputElement)) return
  const input: EarlyInput = { element, wasFocused: document.activeElement === element }
  element.addEventListener('focus', () => (input.wasFocused = true))
  // React removes the element together with the frame. This also causes a blur event, which must be ignored.
  element.addEventListener('blur', () =>
    setTimeout(() => {
      if (element.isConnected) input.wasFocused = false
    }),
  )
  early = input
}

/** Moves the text and the focus of the early input to the new input. */
export function useEarlyInput(input: RefObject<HTMLInputElement | null>, onText: (text: string) => void): void {
  const setText = useRef(onText)
  useLayoutEffect(() => {
    if (early === undefined) return
    const { element, wasFocused } = early
    early = undefined
    if (element.value !== '') setText.current(element.value)
    if (wasFocused && document.activeElement === document.body) input.current?.focus({ preventScroll: true })
  }, [input])
}
