import { useEffect, useEffectEvent } from 'react'
import { noteHistoryEntry, readHistoryEntry, shownEntry } from './historyEntry'

interface OpenDialog {
  /** The position of its entry in the history of the tab. */
  readonly index: number
  readonly close: () => void
}

const openDialogs = new Set<OpenDialog>()

/** False until the visitor clicks or types. Older browsers do not tell. */
const hasActed = () => (globalThis.navigator as Partial<Navigator>).userActivation?.hasBeenActive ?? true

/**
 * Adds an entry for a dialog, unless the current entry is left over from a closed dialog. Returns the function that forgets the
 * dialog. Browsers skip the entries that a page adds before the visitor acts, so a dialog that opens by itself gets none.
 */
function addDialog(close: () => void): (() => void) | undefined {
  const { idx = 0, isDialog = false } = readHistoryEntry()
  const isLeftOver = isDialog && ![...openDialogs].some(({ index }) => index === idx)
  if (!isLeftOver) {
    if (!hasActed()) return undefined
    // The key of React Router stays the same, because the page stays the same.
    history.pushState({ ...history.state, idx: idx + 1, isDialog: true }, '')
    noteHistoryEntry()
  }
  const dialog: OpenDialog = { index: readHistoryEntry().idx ?? 0, close }
  openDialogs.add(dialog)
  return () => openDialogs.delete(dialog)
}

/** Closes the dialogs whose entry the visitor has left. If a closed dialog left its entry over, Back skips that entry. */
function handlePopState(): void {
  const left = shownEntry.current
  noteHistoryEntry()
  const { idx } = shownEntry.current
  // A link to an anchor adds an entry without a position.
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
