import { useEffect, useRef, useState } from 'react'

const PAUSE_MS = 300

/** now: a person said so. paused: after a while without a change. */
export type Settling = 'now' | 'paused'

interface Draft<Value> {
  readonly value: Value
  /** Shows a new value at once and settles it after a pause. */
  readonly change: (value: Value) => void
  /** Settles a value now. */
  readonly settle: (value: Value) => void
}

/**
 * A value under the fingers: shown at once, settled after a pause of 300 ms. When the settled value changes for another
 * reason (Back, Reset All), the draft follows it, and what was still waiting is dropped.
 */
export function useDraft<Value>(
  settled: Value,
  onSettle: (value: Value, how: Settling) => void,
  isSame: (one: Value, other: Value) => boolean,
): Draft<Value> {
  const [draft, setDraft] = useState(settled)
  const [seen, setSeen] = useState(settled)
  const [awaited, setAwaited] = useState<{ readonly value: Value }>()
  const [followed, setFollowed] = useState(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latestOnSettle = useRef(onSettle)
  useEffect(() => {
    latestOnSettle.current = onSettle
  })

  if (!isSame(seen, settled)) {
    setSeen(settled)
    setAwaited(undefined)
    if (!awaited || !isSame(awaited.value, settled)) {
      setDraft(settled)
      setFollowed(followed + 1)
    }
  }
  useEffect(() => () => clearTimeout(timer.current), [followed])

  const settle = (value: Value) => {
    clearTimeout(timer.current)
    setDraft(value)
    if (isSame(value, seen)) return
    setAwaited({ value })
    latestOnSettle.current(value, 'now')
  }
  const change = (value: Value) => {
    clearTimeout(timer.current)
    setDraft(value)
    timer.current = setTimeout(() => {
      setAwaited({ value })
      latestOnSettle.current(value, 'paused')
    }, PAUSE_MS)
  }
  return { value: draft, change, settle }
}
