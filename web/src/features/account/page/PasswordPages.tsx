import { useEffect, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { setAccount } from '@/shared/account/accountStore'
import { CodeForm } from '@/shared/account/CodeForm'
import { useGoOn } from '@/shared/account/useGoOn'
import { fetchClient } from '@/shared/api/client'
import { ErrorSummary } from '@/shared/forms/ErrorSummary'
import { Field } from '@/shared/forms/Field'
import { TextInput } from '@/shared/forms/inputs'
import { ProblemText } from '@/shared/forms/ProblemText'
import { trimValues } from '@/shared/forms/prepareValues'
import { useMessage } from '@/shared/forms/useMessage'
import { useRuleForm } from '@/shared/forms/useRuleForm'
import { useSubmission } from '@/shared/forms/useSubmission'
import { findProblems } from '@/shared/forms/validation'
import { openOverlay, openSignIn } from '@/shared/overlays/overlayStore'
import { PATHS } from '@/shared/routing/paths'
import { useLocale } from '@/shared/texts/useLocale'
import controls from '@/shared/ui/controls.module.css'
import forms from '@/shared/forms/forms.module.css'
import { forgetResetToken, getResetToken, takeResetToken } from '../state/resetToken'
import { AccountPage } from './AccountPage'

/** The page that mails a link to set a new password. The page shows the same message for unknown addresses. */
export function ForgetPasswordPage() {
  const { t } = useTranslation('account')
  const { language } = useLocale()
  const translate = useMessage()
  const form = useRuleForm('check_email', {}, (values) => ({ email_address: '', ...trimValues('check_email', values) }))
  const { problem, run } = useSubmission({ showProblems: form.showProblems })
  const [answer, setAnswer] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const values = form.validate()
    if (!values) return
    void run(async () => {
      const { data } = await fetchClient.POST('/api/account/password-reset', { body: { email: values.email_address ?? '', language } })
      form.reset({})
      setAnswer(data?.message ?? '')
    })
  }
  return (
    <AccountPage title={t('password.forgotten')}>
      {answer !== '' ? (
        <p role="status">{translate(answer)}</p>
      ) : (
        <form className={forms.form} onSubmit={submit} noValidate>
          <p>{t('password.forgottenHelp')}</p>
          <ProblemText text={problem} />
          <ErrorSummary form={form} getLabel={() => t('fields.email_address')} />
          <TextInput form={form} name="email_address" label={t('fields.email_address')} type="email" autoComplete="username" />
          <div className={forms.actions}>
            <button type="submit" className={controls.strong}>
              {t('password.sendLink')}
            </button>
          </div>
        </form>
      )}
    </AccountPage>
  )
}

/**
 * The target of the mailed link. The page removes the token from the URL and opens the page for the
 * new password.
 */
export function ResetPasswordPage() {
  const { t } = useTranslation('account')
  const { hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    takeResetToken(hash)
    void navigate(PATHS.new_password, { replace: true })
  }, [hash, navigate])
  return <AccountPage title={t('password.new')}>{null}</AccountPage>
}

/** Sets a new password with the token of the mailed link. */
export function NewPasswordPage() {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const [token] = useState(getResetToken)
  const [password, setPassword] = useState('')
  const { problem, errors, setErrors, run } = useSubmission()
  const save = async (resetToken: string) => {
    await fetchClient.POST('/api/account/password-reset/confirm', { body: { token: resetToken, password } })
    forgetResetToken()
    setAccount(undefined)
    void navigate(PATHS.confirm_password, { replace: true })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { confirm_password: wrong } = findProblems('registration', { confirm_password: password })
    if (wrong !== undefined) setErrors({ password: wrong })
    else if (token !== undefined) void run(() => save(token))
  }
  if (token === undefined) {
    return (
      <AccountPage title={t('password.new')}>
        <p>{t('password.noToken')}</p>
        <p>
          <a href={PATHS.forget_password}>{t('password.sendLink')}</a>
        </p>
      </AccountPage>
    )
  }
  return (
    <AccountPage title={t('password.new')}>
      <form className={forms.form} onSubmit={submit} noValidate>
        {errors.password === undefined && <ProblemText text={problem} />}
        <Field label={t('password.new')} error={errors.password} help={t('help.confirm_password')}>
          {(control) => <input {...control} name="password" type="password" autoComplete="new-password" value={password} onChange={({ target }) => setPassword(target.value)} />}
        </Field>
        <div className={forms.actions}>
          <button type="submit" className={controls.strong}>
            {t('password.save')}
          </button>
        </div>
      </form>
    </AccountPage>
  )
}

/** Confirms that the new password is saved. */
export function ConfirmPasswordPage() {
  const { t } = useTranslation('account')
  return (
    <AccountPage title={t('password.saved')}>
      <p>{t('password.savedHelp')}</p>
      <div className={forms.actions}>
        <button type="button" className={controls.strong} onClick={() => openSignIn('signIn')}>
          {t('signIn.submit')}
        </button>
      </div>
    </AccountPage>
  )
}

/** The code dialog as a page, for a registration that was started in this browser. */
export function OtpScreenPage() {
  const { t } = useTranslation('account')
  const goOn = useGoOn()
  return (
    <AccountPage title={t('code.title')}>
      <CodeForm
        onMatched={() => goOn(true)}
        onSignIn={() => openSignIn('signIn')}
        onSignUp={() => openOverlay({ kind: 'signUp' })}
      />
    </AccountPage>
  )
}
