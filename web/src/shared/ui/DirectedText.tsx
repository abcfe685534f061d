import { hasIsolates } from '@/shared/format/direction'

interface DirectedTextProps {
  readonly text: string | null
  readonly className?: string | undefined
}

/**
 * Shows a name or a text in the correct text direction. A name has the direction of its letters. A
 * text with isolated parts, such as a list, has the direction of the page.
 */
export function DirectedText({ text, className }: DirectedTextProps) {
  return text !== null && hasIsolates(text) ? <span className={className}>{text}</span> : <bdi className={className}>{text}</bdi>
}
