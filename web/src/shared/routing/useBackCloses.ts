import { useEffect, useEffectEvent } from 'react'
import { noteHistoryEntry, readHistoryEntry, shownEntry } from './historyEntry'

interface OpenDialog {
  /** The position of the dialog's entry in the history of the tab. */
  readonly index: number
  readonly close: () => void
}

const openDialogs = new Set<OpenDialog>()

/** Whether the visitor has clicked or typed. Always true in browsers that do not report this. */
const hasActed = () => (globalThis.navigator as Partial<Navigator>).userActivation?.hasBeenActive ?? true

/**
 * Adds a history entry for a dialog. If the current entry belongs to a closed dialog, uses that
 * entry instead. Returns a function that forgets the dialog. Returns undefined if the visitor has
 * not acted yet, because browsers skip history entries that a page adds by itself.
 */
function addDialog(close: () => void): (() => void) | undefined {
  const { idx = 0, isDialog = false } = readHistoryEntry()
  const isLeftOver = isDialog && ![...openDialogs].some(({ index }) => index === idx)
  if (!isLeftOver) {
    if (!hasActed()) return undefined
    // The state keeps the key of React Router, because the page is still the same.
    history.pushState({ ...history.state, idx: idx + 1, isDialog: true }, '')
    noteHistoryEntry()
  }
  const dialog: OpenDialog = { index: readHistoryEntry().idx ?? 0, close }
  openDialogs.add(dialog)
  return () => openDialogs.delete(dialog)
}

/**
 * Closes the dialogs whose history entry the visitor has left. A dialog that was closed by a button
 * leaves its entry in the history. Back skips such an entry.
 */
function handlePopState(): void {
  const left = shownEntry.current
  noteHistoryEntry()
  const { idx } = shownEntry.current
  // The browser adds an entry without `idx` for a link to an anchor.
  if (idx === undefined) return
  const closing = [...openDialogs].filter(({ index }) => index > idx)
  for (const { close } of closing) close()
  if (closing.length === 0 && left.isDialog && left.idx === idx + 1) history.back()
}

globalThis.addEventListener('popstate', handlePopState)

/** Lets Back close an open dialog instead of leaving the page. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => (isOpen ? addDialog(() => close()) : undefined), [isOpen])
}
