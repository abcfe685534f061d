import { useLayoutEffect, useRef, type RefObject } from 'react'

/** The attribute of the prerendered frame. */
export const PRERENDERED = 'data-prerendered'
/** The input of the prerendered frame that accepts text before the code has loaded: the course input of the home page. */
export const EARLY_INPUT_ID = 'hero-course'

interface EarlyInput {
  readonly element: HTMLInputElement
  wasFocused: boolean
}

let early: EarlyInput | undefined

/** Finds the early input before React replaces the frame. The removed element keeps its text. */
export function watchEarlyInput(root: HTMLElement): void {
  const element = root.querySelector(`[${PRERENDERED}] #${EARLY_INPUT_ID}`)
  if (!(element instanceof HTMLInputElement)) return
  const input: EarlyInput = { element, wasFocused: document.activeElement === element }
  element.addEventListener('focus', () => (input.wasFocused = true))
  // React removes the focused element with the frame, which also blurs the element. Only a blur by the visitor counts.
  element.addEventListener('blur', () =>
    setTimeout(() => {
      if (element.isConnected) input.wasFocused = false
    }),
  )
  early = input
}

/** Moves text and focus of the early input to the input that replaces it. */
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
