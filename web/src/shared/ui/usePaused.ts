import { useDebouncedValue } from '@mantine/hooks'

const PAUSE_MS = 300

/** A text once its typist has paused. */
export function usePaused(text: string): string {
  const [paused] = useDebouncedValue(text, PAUSE_MS)
  return text === '' ? '' : paused
}
