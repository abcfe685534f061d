import { PATHS } from '@/shared/routing/paths'
import { ApplicationPage } from './ApplicationPage'
import { ApplicationsPage } from './ApplicationsPage'
import { DocumentsPage } from './DocumentsPage'
import { ConfirmPasswordPage, ForgetPasswordPage, NewPasswordPage, OtpScreenPage, ResetPasswordPage } from './PasswordPages'
import { ProfilePage } from './ProfilePage'
import { ShortlistPage } from './ShortlistPage'
import { VisaPage } from './VisaPage'
import { VisasPage } from './VisasPage'

/** The pages of an account, by their path. */
export const accountPages = {
  [PATHS.editProfile]: ProfilePage,
  [PATHS.shortlist]: ShortlistPage,
  [PATHS.forgetPassword]: ForgetPasswordPage,
  [PATHS.resetPassword]: ResetPasswordPage,
  [PATHS.newPassword]: NewPasswordPage,
  [PATHS.confirmPassword]: ConfirmPasswordPage,
  [PATHS.otpScreen]: OtpScreenPage,
  [PATHS.trackApplication]: ApplicationsPage,
  [PATHS.applicationDetail]: ApplicationPage,
  [PATHS.uploadDocuments]: DocumentsPage,
  [PATHS.allVisas]: VisasPage,
  [PATHS.visaDetail]: VisaPage,
}

export type AccountPath = keyof typeof accountPages
