/** Focuses the list row of a place, or the panel if the place has no row. */
export function focusPlaceRow(panel: HTMLElement | null, key: string): void {
  const row = findPlaceRow(panel, key)
  ;(row ?? panel)?.focus({ preventScroll: true })
  scrollIntoPanel(panel, row)
}

/** Scrolls the panel until the row of a place is visible. The page does not scroll. */
export function scrollToPlaceRow(panel: HTMLElement | null, key: string): void {
  scrollIntoPanel(panel, findPlaceRow(panel, key))
}

function findPlaceRow(panel: HTMLElement | null, key: string): HTMLElement | null | undefined {
  return panel?.querySelector<HTMLElement>(`[data-place="${CSS.escape(key)}"]`)
}

function scrollIntoPanel(panel: HTMLElement | null, row: HTMLElement | null | undefined): void {
  if (!panel || !row || panel.scrollHeight <= panel.clientHeight) return
  const [visible, target] = [panel.getBoundingClientRect(), row.getBoundingClientRect()]
  if (target.top < visible.top) panel.scrollTop -= visible.top - target.top
  if (target.bottom > visible.bottom) panel.scrollTop += target.bottom - visible.bottom
}
