import { useEffect, useRef, useState } from 'react'

const DEBOUNCE_MS = 300

/**
 * Why a value was committed. `now`: the visitor confirmed it, for example with Enter. `paused`: the
 * visitor stopped typing or moving a slider.
 */
export type CommitTrigger = 'now' | 'paused'

interface Draft<Value> {
  readonly value: Value
  /** Shows a value at once, and commits it after a pause of 300 ms. */
  readonly change: (value: Value) => void
  /** Commits a value at once, by default with the trigger `now`. */
  readonly commit: (value: Value, trigger?: CommitTrigger) => void
}

/**
 * A value that the visitor edits. A change is visible at once, and committed after 300 ms without
 * another change. If the committed value changes for another reason, such as Back or Reset All, the
 * new committed value replaces the draft.
 */
export function useDebouncedDraft<Value>(
  committed: Value,
  onCommit: (value: Value, trigger: CommitTrigger) => void,
  isSame: (one: Value, other: Value) => boolean,
): Draft<Value> {
  const [draft, setDraft] = useState(committed)
  const [lastCommitted, setLastCommitted] = useState(committed)
  const [pendingCommit, setPendingCommit] = useState<{ readonly value: Value }>()
  const [externalChanges, setExternalChanges] = useState(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latestOnCommit = useRef(onCommit)
  useEffect(() => {
    latestOnCommit.current = onCommit
  })

  if (!isSame(lastCommitted, committed)) {
    setLastCommitted(committed)
    setPendingCommit(undefined)
    if (!pendingCommit || !isSame(pendingCommit.value, committed)) {
      setDraft(committed)
      setExternalChanges(externalChanges + 1)
    }
  }
  useEffect(() => () => clearTimeout(timer.current), [externalChanges])

  const commit = (value: Value, trigger: CommitTrigger = 'now') => {
    clearTimeout(timer.current)
    setDraft(value)
    if (isSame(value, lastCommitted)) return
    setPendingCommit({ value })
    latestOnCommit.current(value, trigger)
  }
  const change = (value: Value) => {
    clearTimeout(timer.current)
    setDraft(value)
    timer.current = setTimeout(() => {
      setPendingCommit({ value })
      latestOnCommit.current(value, 'paused')
    }, DEBOUNCE_MS)
  }
  return { value: draft, change, commit }
}
