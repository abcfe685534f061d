import { isSignInReason, type SignInReason } from '@/shared/account/signInReasons'
import type { SharedPage } from '@/shared/share/sharedPage'

/** The open dialog. The kind is `none` if no dialog is open. */
export type Overlay =
  | { readonly kind: 'none' }
  | { readonly kind: 'share'; readonly page: SharedPage }
  | { readonly kind: 'review'; readonly course: string }
  | { readonly kind: 'signIn'; readonly reason: SignInReason; readonly course: string | undefined }

export const NO_OVERLAY: Overlay = { kind: 'none' }

/** Converts an open dialog and the URL of its page to JSON. Returns null if no dialog is open. */
export function serializeOverlay(overlay: Overlay, address: string): string | null {
  return overlay.kind === 'none' ? null : JSON.stringify({ address, overlay })
}

/** Parses the stored dialog. Returns NO_OVERLAY if the dialog is invalid or belongs to another URL. */
export function parseStoredOverlay(stored: string | null, address: string): Overlay {
  const read = toRecord(parseJson(stored))
  const overlay = toRecord(read.overlay)
  if (read.address !== address) return NO_OVERLAY
  const { kind, page, reason, course } = overlay
  if (kind === 'share' && isSharedPage(page)) return { kind, page }
  if (kind === 'review' && typeof course === 'string') return { kind, course }
  if (kind === 'signIn' && isSignInReason(reason)) return { kind, reason, course: typeof course === 'string' ? course : undefined }
  return NO_OVERLAY
}

function isSharedPage(value: unknown): value is SharedPage {
  const { key, params, title } = toRecord(value)
  const kept = Object.values(toRecord(params))
  return typeof key === 'string' && typeof title === 'string' && kept.every((each) => typeof each === 'string' || typeof each === 'number')
}

function toRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function parseJson(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null')
  } catch {
    // The stored text is not JSON.
    return null
  }
}
