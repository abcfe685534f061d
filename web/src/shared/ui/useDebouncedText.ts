import { useDebouncedValue } from '@mantine/hooks'

const DEBOUNCE_MS = 300

/** A text once its typist has paused. */
export function useDebouncedText(text: string): string {
  const [debounced] = useDebouncedValue(text, DEBOUNCE_MS)
  return text === '' ? '' : debounced
}
