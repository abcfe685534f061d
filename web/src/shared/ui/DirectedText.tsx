import { hasIsolates } from '@/shared/format/direction'

interface DirectedTextProps {
  readonly text: string | null
  readonly className?: string | undefined
}

/**
 * A name or a text of the page. A name keeps its own direction. A text with isolated parts, such as a list or a sentence with
 * an amount, has the direction of the page, although its first letter can be of the other direction.
 */
export function DirectedText({ text, className }: DirectedTextProps) {
  return text !== null && hasIsolates(text) ? <span className={className}>{text}</span> : <bdi className={className}>{text}</bdi>
}
