import { useEffect, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { setAccount } from '@/shared/account/accountStore'
import { CodeForm } from '@/shared/account/CodeForm'
import { useGoOn } from '@/shared/account/useGoOn'
import { fetchClient } from '@/shared/api/client'
import { toApiProblem } from '@/shared/api/problem'
import { ErrorSummary } from '@/shared/forms/ErrorSummary'
import { Field } from '@/shared/forms/Field'
import { TextInput } from '@/shared/forms/inputs'
import { trimValues } from '@/shared/forms/prepareValues'
import { useMessage } from '@/shared/forms/useMessage'
import { useRuleForm } from '@/shared/forms/useRuleForm'
import { findProblems } from '@/shared/forms/validation'
import { openOverlay, openSignIn } from '@/shared/overlays/overlayStore'
import { PATHS } from '@/shared/routing/paths'
import { useLocale } from '@/shared/texts/useLocale'
import controls from '@/shared/ui/controls.module.css'
import forms from '@/shared/forms/forms.module.css'
import { forgetResetToken, getResetToken, takeResetToken } from '../state/resetToken'
import { ProblemText } from '../views/ProblemText'
import { AccountPage } from './AccountPage'

/** The page that mails a link to set a new password. The answer is the same for unknown addresses. */
export function ForgetPasswordPage() {
  const { t } = useTranslation('account')
  const { language } = useLocale()
  const translate = useMessage()
  const form = useRuleForm('check_email', {}, (values) => ({ email_address: '', ...trimValues('check_email', values) }))
  const { message, isDone, run } = useMessageAction()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const values = form.validate()
    if (!values) return
    void run(async () => {
      const { data } = await fetchClient.POST('/api/account/password-reset', { body: { email: values.email_address ?? '', language } })
      form.reset({})
      return translate(data?.message ?? '')
    })
  }
  return (
    <AccountPage title={t('password.forgotten')}>
      {isDone ? (
        <p role="status">{message}</p>
      ) : (
        <form className={forms.form} onSubmit={submit} noValidate>
          <p>{t('password.forgottenHelp')}</p>
          <ProblemText text={message} />
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

/** The target of the mailed link. It takes the token out of the URL and goes on. */
export function ResetPasswordPage() {
  const { t } = useTranslation('account')
  const { hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    takeResetToken(hash)
    void navigate(PATHS.newPassword, { replace: true })
  }, [hash, navigate])
  return <AccountPage title={t('password.new')}>{null}</AccountPage>
}

/** Sets a new password with the token of the mailed link. */
export function NewPasswordPage() {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const [token] = useState(getResetToken)
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string>()
  const { message, run } = useMessageAction()
  const save = async (resetToken: string) => {
    try {
      await fetchClient.POST('/api/account/password-reset/confirm', { body: { token: resetToken, password } })
    } catch (error) {
      const wrong = toApiProblem(error).fields.find(({ field }) => field === 'password')
      if (!wrong) throw error
      setProblem(wrong.reason)
      return
    }
    forgetResetToken()
    setAccount(undefined)
    void navigate(PATHS.confirmPassword, { replace: true })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { confirm_password: wrong } = findProblems('registration', { confirm_password: password })
    setProblem(wrong)
    if (wrong === undefined && token !== undefined) void run(() => save(token).then(() => ''))
  }
  if (token === undefined) {
    return (
      <AccountPage title={t('password.new')}>
        <p>{t('password.noToken')}</p>
        <p>
          <a href={PATHS.forgetPassword}>{t('password.sendLink')}</a>
        </p>
      </AccountPage>
    )
  }
  return (
    <AccountPage title={t('password.new')}>
      <form className={forms.form} onSubmit={submit} noValidate>
        <ProblemText text={message} />
        <Field label={t('password.new')} error={problem} help={t('help.confirm_password')}>
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

/** The code dialog as a page, for a registration that this browser has started. */
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

/** Runs a request and keeps its text, or the text of its problem. */
function useMessageAction() {
  const { t } = useTranslation('account')
  const translate = useMessage()
  const [message, setMessage] = useState('')
  const [isDone, setDone] = useState(false)
  const run = async (action: () => Promise<string>) => {
    setMessage('')
    try {
      setMessage(await action())
      setDone(true)
    } catch (error) {
      const { kind, message: text } = toApiProblem(error)
      setMessage(kind === 'unreachable' || kind === 'unavailable' ? t('toast.failed') : translate(text))
    }
  }
  return { message, isDone, run }
}
