import { parseJson, toRecord } from '@/shared/overlays/storedOverlay'
import type { FormValues } from './validation'

/**
 * Drafts are stored only in sessionStorage, so the browser deletes them with the tab. Passwords and
 * other secrets are never stored.
 */
const PREFIX = 'meridian-draft-'

export function readDraft(form: string): FormValues {
  const entries = Object.entries(toRecord(parseJson(sessionStorage.getItem(PREFIX + form))))
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

export const storeDraft = (form: string, values: FormValues) => sessionStorage.setItem(PREFIX + form, JSON.stringify(values))
export const removeDraft = (form: string) => sessionStorage.removeItem(PREFIX + form)

/**
 * Removes all drafts, because another person may use the browser now. Keeps the draft of the form
 * `kept`, which the visitor continues.
 */
export function removeDrafts(kept?: string): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(PREFIX) && key !== PREFIX + (kept ?? '')) sessionStorage.removeItem(key)
  }
}
