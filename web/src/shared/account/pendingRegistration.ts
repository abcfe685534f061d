import { parseJson, toRecord } from '@/shared/overlays/storedOverlay'

/**
 * A registration whose code has not been entered yet. `sentAt` is the time of the last code request
 * in milliseconds since 1970.
 */
export interface PendingRegistration {
  readonly email: string
  readonly mobile: string
  readonly isMailLocal: boolean
  readonly sentAt: number
}

const STORAGE_KEY = 'meridian-draft-code'

export const storeRegistration = (registration: PendingRegistration) => sessionStorage.setItem(STORAGE_KEY, JSON.stringify(registration))
export const forgetRegistration = () => sessionStorage.removeItem(STORAGE_KEY)

export function readRegistration(): PendingRegistration | undefined {
  const { email, mobile, isMailLocal, sentAt } = toRecord(parseJson(sessionStorage.getItem(STORAGE_KEY)))
  if (typeof email !== 'string' || typeof mobile !== 'string' || typeof sentAt !== 'number') return undefined
  return { email, mobile, isMailLocal: isMailLocal === true, sentAt }
}
