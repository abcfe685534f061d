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
 * Returns the name under which the values of a sent form are stored, like a draft, until the server
 * has confirmed them.
 */
export const getSentName = (form: string) => `${form}-sent`

/**
 * Removes all drafts and sent values, because another person may use the browser now. Keeps those of
 * the form `kept`, which the visitor continues.
 */
export function removeDrafts(kept?: string): void {
  const keptKeys = kept === undefined ? [] : [PREFIX + kept, PREFIX + getSentName(kept)]
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(PREFIX) && !keptKeys.includes(key)) sessionStorage.removeItem(key)
  }
}
