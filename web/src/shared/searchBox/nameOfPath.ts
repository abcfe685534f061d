import { SEARCH_TEXT_MAX_CHARACTERS } from '@/shared/api/limits'

/**
 * Reads a name from the last part of a path: `/country/new-zeland` → `new zeland`. Returns an empty
 * text for an id.
 */
export function readNameOfPath(pathname: string): string {
  const last = pathname.split('/').findLast((part) => part !== '') ?? ''
  let name = last
  try {
    name = decodeURIComponent(last)
  } catch {
    // The address is not encoded correctly, so the undecoded text is used.
  }
  const words = name.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim()
  return /^\d*$/.test(words) ? '' : words.slice(0, SEARCH_TEXT_MAX_CHARACTERS)
}
