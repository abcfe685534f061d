import { isSignInReason } from '@/shared/account/signInReasons'
import type { SharedPage } from '@/shared/share/sharedPage'
import { DIALOG_FORMS, NO_OVERLAY, type DialogForm, type FormDialog, type Overlay } from './overlay'

/**
 * Parses the stored dialog. Returns NO_OVERLAY if the dialog was stored for another URL, is invalid,
 * or is the sign-out dialog.
 */
export function parseStoredOverlay(stored: string | null, address: string): Overlay {
  const read = toRecord(parseJson(stored))
  const overlay = toRecord(read.overlay)
  if (read.address !== address) return NO_OVERLAY
  const { kind, page, reason, course } = overlay
  if (kind === 'share' && isSharedPage(page)) return { kind, page }
  if (kind === 'form') {
    const dialog = parseFormDialog(overlay)
    return dialog ? { kind, ...dialog } : NO_OVERLAY
  }
  if (kind === 'signIn' && isSignInReason(reason)) return { kind, reason, course: typeof course === 'string' ? course : undefined }
  if (kind === 'signUp' || kind === 'code') return { kind }
  return NO_OVERLAY
}

/** Parses a stored form dialog. Returns undefined if the value is invalid. */
export function parseFormDialog(value: unknown): FormDialog | undefined {
  const { form, course } = toRecord(value)
  if (!isDialogForm(form)) return undefined
  const { id, name } = toRecord(course)
  return { form, course: typeof id === 'number' && typeof name === 'string' ? { id, name } : undefined }
}

const isDialogForm = (value: unknown): value is DialogForm => DIALOG_FORMS.some((form) => form === value)

function isSharedPage(value: unknown): value is SharedPage {
  const { key, params, title } = toRecord(value)
  const kept = Object.values(toRecord(params))
  return typeof key === 'string' && typeof title === 'string' && kept.every((each) => typeof each === 'string' || typeof each === 'number')
}

export function toRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

/** Parses JSON. Returns null if the text is not JSON. */
export function parseJson(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null')
  } catch {
    // An earlier version of the site may have stored another format.
    return null
  }
}
