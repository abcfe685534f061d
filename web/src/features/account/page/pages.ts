export { ConfirmPasswordPage, ForgetPasswordPage, NewPasswordPage, OtpScreenPage, ResetPasswordPage } from './PasswordPages'
export { ProfilePage } from './ProfilePage'
export { ShortlistPage } from './ShortlistPage'
