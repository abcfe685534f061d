import '@/shared/texts/account/addAccountTexts'
import { useTranslation } from 'react-i18next'
import { closeOverlay, openOverlay } from '@/shared/overlays/overlayStore'
import type { Overlay } from '@/shared/overlays/overlay'
import { PageDialog } from '@/shared/ui/PageDialog'
import { CodeForm } from './CodeForm'
import { SignInForm } from './SignInForm'
import { SignOutQuestion } from './SignOutQuestion'
import { SignUpForm } from './SignUpForm'
import { useGoOn } from './useGoOn'
import { useLeave } from './useLeave'
import { getUserStay, mustRegister } from './visitor'

interface AccountDialogProps {
  readonly overlay: Extract<Overlay, { kind: 'signIn' | 'signUp' | 'code' | 'signOut' }>
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onClosed: () => void
}

/** The dialogs to sign in, to register, to enter the code and to sign out. */
export default function AccountDialog({ overlay, ...dialog }: AccountDialogProps) {
  const { t } = useTranslation('account')
  const { kind } = overlay
  const goOn = useGoOn()
  const leave = useLeave()
  const isRequired = (kind === 'signUp' && mustRegister()) || (kind === 'code' && getUserStay() >= 1)
  return (
    <PageDialog title={t(`${kind}.title`)} isRequired={isRequired} {...dialog}>
      {kind === 'signIn' ? (
        <SignInForm reason={overlay.reason} course={overlay.course} onSignedIn={() => goOn(true)} onSignUp={() => openOverlay({ kind: 'signUp' })} />
      ) : kind === 'signUp' ? (
        <SignUpForm onCodeSent={() => openOverlay({ kind: 'code' })} onSignIn={() => openOverlay({ kind: 'signIn', reason: 'signIn', course: undefined })} />
      ) : kind === 'code' ? (
        <CodeForm onMatched={() => goOn(false)} onSignIn={() => openOverlay({ kind: 'signIn', reason: 'signIn', course: undefined })} onSignUp={() => openOverlay({ kind: 'signUp' })} />
      ) : (
        <SignOutQuestion
          onSignedOut={() => {
            closeOverlay()
            void leave()
          }}
          onStay={closeOverlay}
        />
      )}
    </PageDialog>
  )
}
