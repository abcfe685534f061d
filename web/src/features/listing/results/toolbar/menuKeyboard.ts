/** Returns the menu item to focus after a key press, or 'close'. Returns undefined for keys that the menu ignores. */
export function getMenuStep(key: string, items: readonly HTMLElement[], focused: Element | null): HTMLElement | 'close' | undefined {
  const index = items.findIndex((item) => item === focused)
  switch (key) {
    case 'Escape':
      return 'close'
    case 'ArrowDown':
      return items[(index + 1) % items.length]
    case 'ArrowUp':
      return items.at(index <= 0 ? -1 : index - 1)
    case 'Home':
      return items[0]
    case 'End':
      return items.at(-1)
    default:
      return undefined
  }
}
