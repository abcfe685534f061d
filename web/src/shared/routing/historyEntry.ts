/** The state of an entry in the history of the tab. React Router stores `idx`, the position of the entry. */
interface HistoryEntry {
  readonly idx?: number
  /**
   * Whether the entry was added when a dialog opened. Such an entry has the URL of the entry
   * before.
   */
  readonly isDialog?: boolean
}

export const readHistoryEntry = () => (globalThis.history?.state ?? {}) as HistoryEntry

/**
 * The entry that the page shows. After Back, this is the entry that the visitor has just left,
 * until `noteHistoryEntry` runs.
 */
export const shownEntry = { current: readHistoryEntry() }

export const noteHistoryEntry = () => {
  shownEntry.current = readHistoryEntry()
}
