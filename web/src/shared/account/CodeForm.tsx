import { useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchClient } from '@/shared/api/client'
import { toApiProblem } from '@/shared/api/problem'
import { Field } from '@/shared/forms/Field'
import { FORM_ENCODED } from '@/shared/forms/formEncoded'
import { convertDigits } from '@/shared/forms/prepareValues'
import { useSubmission } from '@/shared/forms/useSubmission'
import { findProblems } from '@/shared/forms/validation'
import { useLocale } from '@/shared/texts/useLocale'
import { toastStore } from '@/shared/toast/toastStore'
import controls from '@/shared/ui/controls.module.css'
import forms from '@/shared/forms/forms.module.css'
import { forgetRegistration, readRegistration, storeRegistration } from './pendingRegistration'
import { ResendButton } from './ResendButton'

interface CodeFormProps {
  readonly onMatched: () => Promise<void>
  readonly onSignIn: () => void
  readonly onSignUp: () => void
}

/** The server sends this text if the mail address already has an account. */
const KNOWN_TEXT = 'User already existed, Kindly login'

/** Asks for the code of 4 digits that completes the registration. */
export function CodeForm({ onMatched, onSignIn, onSignUp }: CodeFormProps) {
  const { t } = useTranslation('account')
  const { language } = useLocale()
  const [registration, setRegistration] = useState(readRegistration)
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [note, setNote] = useState('')
  /** Whether the mail address already has an account. The server has then deleted the registration. */
  const [isKnown, setKnown] = useState(false)
  const { problem: refusal, errors, isSending, setErrors, run } = useSubmission({ failure: t('signUp.failed') })
  const problem = errors.otp ?? refusal
  if (!registration) {
    return (
      <div className={forms.form}>
        <p>{t('code.missing')}</p>
        <div className={forms.actions}>
          <button type="button" className={controls.strong} onClick={onSignUp}>
            {t('signIn.toSignUp')}
          </button>
        </div>
      </div>
    )
  }
  const { email, mobile } = registration
  const send = async (request: () => Promise<void>) => {
    setNote('')
    // Focusing the input makes a screen reader read the error.
    if (!(await run(request))) input.current?.focus()
  }
  const verify = async () => {
    const values = { email_address: email, otp: convertDigits(code.trim()) }
    const { otp } = findProblems('code', values)
    if (otp !== undefined) {
      setErrors({ otp })
      input.current?.focus()
      return
    }
    await send(async () => {
      try {
        await fetchClient.POST('/crm/verifyOTP_dev.php', { body: values, headers: FORM_ENCODED })
      } catch (error) {
        if (toApiProblem(error).message === KNOWN_TEXT) {
          setKnown(true)
          forgetRegistration()
        }
        throw error
      }
      forgetRegistration()
      toastStore.set({ text: t('code.matched'), tone: 'success', staysOnNextPage: true })
      await onMatched()
    })
  }
  const resend = () =>
    send(async () => {
      setCode('')
      await fetchClient.POST('/crm/checkUser_dev.php', { body: { email_address: email, mobile, source: 'Website', language }, headers: FORM_ENCODED })
      const renewed = { ...registration, sentAt: Date.now() }
      storeRegistration(renewed)
      setRegistration(renewed)
      setNote(t('code.resent'))
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isKnown) void verify()
  }
  return (
    <form className={forms.form} onSubmit={submit} noValidate>
      <p>{t('code.lead', { email })}</p>
      {registration.isMailLocal && <p className={forms.note}>{t('code.local')}</p>}
      <Field label={t('code.label')} error={problem || undefined}>
        {(control) => (
          <input
            {...control}
            className={`${control.className ?? ''} ${forms.code ?? ''}`}
            ref={input}
            name="otp"
            dir="ltr"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={4}
            value={code}
            onChange={({ target }) => setCode(target.value)}
            data-autofocus
          />
        )}
      </Field>
      <div className={forms.actions}>
        <button type="submit" className={controls.strong} disabled={isSending || isKnown}>
          {t('code.submit')}
        </button>
        {isKnown ? (
          <button type="button" className={controls.second} onClick={onSignIn}>
            {t('signIn.submit')}
          </button>
        ) : (
          <ResendButton sentAt={registration.sentAt} isDisabled={isSending} onResend={() => void resend()} />
        )}
      </div>
      <p role="status">{note}</p>
      {!isKnown && (
        <button type="button" className={forms.link} onClick={onSignUp}>
          {t('code.otherAddress')}
        </button>
      )}
    </form>
  )
}
