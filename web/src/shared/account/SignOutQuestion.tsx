import { useState } from 'react'
import { useTranslation } from 'react-i18next'
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
  const [hasFailed, setFailed] = useState(false)
  const leave = async () => {
    try {
      await signOut()
      onSignedOut()
    } catch {
      // The session still exists, so the person must know that they are not signed out.
      setFailed(true)
    }
  }
  return (
    <div className={forms.form}>
      <p>{t('signOut.question')}</p>
      {hasFailed && (
        <p className={forms.error} role="alert">
          {t('toast.failed')}
        </p>
      )}
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
