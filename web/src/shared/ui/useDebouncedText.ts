import { useDebouncedValue } from '@mantine/hooks'

const DEBOUNCE_MS = 300

/** Returns the text after it has not changed for 300 ms. An empty text is returned at once. */
export function useDebouncedText(text: string): string {
  const [debounced] = useDebouncedValue(text, DEBOUNCE_MS)
  return text === '' ? '' : debounced
}
