import { useLayoutEffect, useRef, type RefObject } from 'react'

/** The HTML attribute that marks the prerendered frame. */
export const PRERENDERED = 'data-prerendered'
/**
 * The HTML attribute of inputs that accept text before the code has loaded: the inputs of the
 * search on the home page.
 */
export const EARLY_INPUT = 'data-early'

interface EarlyInput {
  readonly element: HTMLInputElement
  wasFocused: boolean
}

const earlyInputs = new Map<string, EarlyInput>()

/**
 * Finds the early inputs before React replaces the frame. Their text can still be read after React
 * has removed the elements.
 */
export function watchEarlyInputs(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLInputElement>(`[${PRERENDERED}] [${EARLY_INPUT}]`)) {
    const input: EarlyInput = { element, wasFocused: document.activeElement === element }
    element.addEventListener('focus', () => (input.wasFocused = true))
    // React removes the element together with the frame. This also causes a blur event, which must be ignored.
    element.addEventListener('blur', () =>
      setTimeout(() => {
        if (element.isConnected) input.wasFocused = false
      }),
    )
    earlyInputs.set(element.id, input)
  }
}

/** Moves the text and the focus of an early input to the new input with the same id. */
export function useEarlyInput(id: string, input: RefObject<HTMLInputElement | null>, onText: (text: string) => void): void {
  const setText = useRef(onText)
  useLayoutEffect(() => {
    const early = earlyInputs.get(id)
    if (early === undefined) return
    earlyInputs.delete(id)
    const { element, wasFocused } = early
    if (element.value !== '') setText.current(element.value)
    if (wasFocused && document.activeElement === document.body) input.current?.focus({ preventScroll: true })
  }, [id, input])
}
