import type { FormDialog } from '@/shared/overlays/overlay'

/** The action that the site continues after a visitor has signed in. With `isRemoval`, it removes a stored choice. */
export type PendingAction =
  | { readonly kind: 'favourite'; readonly course: { readonly id: number; readonly name: string }; readonly isRemoval?: boolean }
  | { readonly kind: 'follow'; readonly institute: { readonly id: number; readonly name: string }; readonly isRemoval?: boolean }
  | { readonly kind: 'remind'; readonly scholarship: { readonly id: number; readonly name: string }; readonly isRemoval?: boolean }
  | { readonly kind: 'form'; readonly dialog: FormDialog }
  | { readonly kind: 'visit'; readonly url: string }

export const PENDING_ACTION_KEY = 'meridian-after-sign-in'

export const storePendingAction = (action: PendingAction | undefined) => {
  if (action) sessionStorage.setItem(PENDING_ACTION_KEY, JSON.stringify(action))
  else sessionStorage.removeItem(PENDING_ACTION_KEY)
}
