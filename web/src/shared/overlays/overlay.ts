import type { SignInReason } from '@/shared/account/signInReasons'
import type { SharedPage } from '@/shared/share/sharedPage'

/** The forms that open as dialogs, by their name in `forms.json`. */
export const DIALOG_FORMS = ['apply', 'apply_now', 'counselling', 'eligibility', 'request_info', 'need_assistance', 'suggest_edit'] as const
export type DialogForm = (typeof DIALOG_FORMS)[number]

/** An open form, and the course that the form is about, if any. */
export interface FormDialog {
  readonly form: DialogForm
  readonly course: { readonly id: number; readonly name: string } | undefined
}

/** The dialog that is open over the page, if any. */
export type Overlay =
  | { readonly kind: 'none' }
  | { readonly kind: 'share'; readonly page: SharedPage }
  | ({ readonly kind: 'form' } & FormDialog)
  | { readonly kind: 'signIn'; readonly reason: SignInReason; readonly course: string | undefined }
  | { readonly kind: 'signUp' | 'code' | 'signOut' }

export const NO_OVERLAY: Overlay = { kind: 'none' }
