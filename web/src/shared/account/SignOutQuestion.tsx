import { useTranslation } from 'react-i18next'
import { ProblemText } from '@/shared/forms/ProblemText'
import { useSubmission } from '@/shared/forms/useSubmission'
import controls from '@/shared/ui/controls.module.css'
import forms from '@/shared/forms/forms.module.css'
import { signOut } from './session'

interface SignOutQuestionProps {
  readonly onSignedOut: () => void
  readonly onStay: () => void
}

/** The confirmation before signing out. */
export function SignOutQuestion({ onSignedOut, onStay }: SignOutQuestionProps) {
  const { t } = useTranslation('account')
  const { problem, run } = useSubmission()
  const leave = async () => {
    // If the request fails, the session still exists. The dialog stays open with the error, so that
    // the person knows that they are not signed out.
    if (await run(signOut)) onSignedOut()
  }
  return (
    <div className={forms.form}>
      <p>{t('signOut.question')}</p>
      <ProblemText text={problem} />
      <div className={forms.actions}>
        <button type="button" className={controls.strong} onClick={() => void leave()}>
          {t('signOut.yes')}
        </button>
        <button type="button" className={controls.second} onClick={onStay} data-autofocus>
          {t('signOut.no')}
        </button>
      </div>
    </div>
  )
}
