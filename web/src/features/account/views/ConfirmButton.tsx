import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import controls from '@/shared/ui/controls.module.css'
import { focusResults } from '@/shared/ui/focusResults'
import forms from '@/shared/forms/forms.module.css'

interface ConfirmButtonProps {
  readonly label: string
  /** The name for screen readers, if the label alone is ambiguous. */
  readonly name?: string
  readonly question: string
  readonly isRunning: boolean
  /** Returns whether the request succeeded. */
  readonly onConfirm: () => Promise<boolean>
}

/**
 * A button that asks for confirmation. The question replaces the button, and the focus moves to the
 * answer that cancels. After a successful request, the button is usually removed, so the focus moves to
 * the page.
 */
export function ConfirmButton({ label, name, question, isRunning, onConfirm }: ConfirmButtonProps) {
  const { t } = useTranslation('account')
  const [step, setStep] = useState<'start' | 'asked' | 'answered'>('start')
  if (step !== 'asked') {
    return (
      <button type="button" className={controls.second} aria-label={name} autoFocus={step === 'answered'} onClick={() => setStep('asked')}>
        {label}
      </button>
    )
  }
  const confirm = async () => {
    if (!(await onConfirm())) return setStep('answered')
    focusResults()
    setStep('start')
  }
  return (
    <div className={forms.actions} role="group" aria-label={question}>
      <p>{question}</p>
      <button type="button" className={controls.strong} disabled={isRunning} onClick={() => void confirm()}>
        {label}
      </button>
      <button type="button" className={controls.second} autoFocus onClick={() => setStep('answered')}>
        {t('form.keep')}
      </button>
    </div>
  )
}
