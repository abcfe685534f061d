import { ApplicationPage } from './ApplicationPage'
import { ApplicationsPage } from './ApplicationsPage'
import { DocumentsPage } from './DocumentsPage'
import { ConfirmPasswordPage, ForgetPasswordPage, NewPasswordPage, OtpScreenPage, ResetPasswordPage } from './PasswordPages'
import { ProfilePage } from './ProfilePage'
import { SavedSearchesPage } from './SavedSearchesPage'
import { ShortlistPage } from './ShortlistPage'
import { VisaPage } from './VisaPage'
import { VisasPage } from './VisasPage'

/** The account pages, by their page type. */
export const accountPages = {
  edit_profile: ProfilePage,
  shortlist: ShortlistPage,
  saved_searches: SavedSearchesPage,
  forget_password: ForgetPasswordPage,
  reset_password: ResetPasswordPage,
  new_password: NewPasswordPage,
  confirm_password: ConfirmPasswordPage,
  otp_screen: OtpScreenPage,
  track_application: ApplicationsPage,
  application_detail: ApplicationPage,
  upload_documents: DocumentsPage,
  all_visas: VisasPage,
  visa_detail: VisaPage,
}
