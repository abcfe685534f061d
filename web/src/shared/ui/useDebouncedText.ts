import { useDebouncedValue } from '@mantine/hooks'

const DEBOUNCE_MS = 300

/** Returns the text after 300 ms without a change. Returns an empty text at once. */
export function useDebouncedText(text: string): string {
  const [debounced] = useDebouncedValue(text, DEBOUNCE_MS)
  return text === '' ? '' : debounced
}
