import { isWish, type Wish } from '@/shared/account/wishes'
import type { SharedPage } from '@/shared/share/sharedPage'

/** The dialog that is open over the page, if any. */
export type Overlay =
  | { readonly kind: 'none' }
  | { readonly kind: 'share'; readonly page: SharedPage }
  | { readonly kind: 'review'; readonly course: string }
  | { readonly kind: 'signIn'; readonly wish: Wish; readonly course: string | undefined }

export const NO_OVERLAY: Overlay = { kind: 'none' }

/** An open dialog as the browser keeps it, with the address that it lies over; null where none is open. */
export function storedForm(overlay: Overlay, address: string): string | null {
  return overlay.kind === 'none' ? null : JSON.stringify({ address, overlay })
}

/** The dialog that was left open over this address; what lay over another one, or does not fit, is none. */
export function overlayOf(stored: string | null, address: string): Overlay {
  const read = objectOf(parsed(stored))
  const overlay = objectOf(read.overlay)
  if (read.address !== address) return NO_OVERLAY
  const { kind, page, wish, course } = overlay
  if (kind === 'share' && isShared(page)) return { kind, page }
  if (kind === 'review' && typeof course === 'string') return { kind, course }
  if (kind === 'signIn' && isWish(wish)) return { kind, wish, course: typeof course === 'string' ? course : undefined }
  return NO_OVERLAY
}

function isShared(value: unknown): value is SharedPage {
  const { key, params, title } = objectOf(value)
  const kept = Object.values(objectOf(params))
  return typeof key === 'string' && typeof title === 'string' && kept.every((each) => typeof each === 'string' || typeof each === 'number')
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function parsed(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null')
  } catch {
    // A visitor's storage may hold anything: what is no JSON is no dialog.
    return null
  }
}
