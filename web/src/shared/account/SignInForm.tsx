import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchClient } from '@/shared/api/client'
import { isolateDirection } from '@/shared/format/direction'
import { ErrorSummary } from '@/shared/forms/ErrorSummary'
import { FORM_ENCODED } from '@/shared/forms/formEncoded'
import { TextInput } from '@/shared/forms/inputs'
import { trimValues } from '@/shared/forms/prepareValues'
import { ProblemText } from '@/shared/forms/ProblemText'
import { useRuleForm } from '@/shared/forms/useRuleForm'
import { useSubmission } from '@/shared/forms/useSubmission'
import { closeOverlay } from '@/shared/overlays/overlayStore'
import { PATHS } from '@/shared/routing/paths'
import controls from '@/shared/ui/controls.module.css'
import forms from '@/shared/forms/forms.module.css'
import type { SignInReason } from './signInReasons'

interface SignInFormProps {
  readonly reason: SignInReason
  /** The name of the course, institute or scholarship that the visitor wanted to act on, if any. */
  readonly course: string | undefined
  readonly onSignedIn: () => Promise<void>
  readonly onSignUp: () => void
}

/** Signs in with an email address and a password. The server's message is shown above the form. */
export function SignInForm({ reason, course, onSignedIn, onSignUp }: SignInFormProps) {
  const { t } = useTranslation('account')
  const form = useRuleForm('login', {}, (values) => ({ email_address: '', password: '', ...trimValues('login', values) }))
  const { problem, isSending, run } = useSubmission({ failure: t('signUp.failed'), showProblems: form.showProblems })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const values = form.validate()
    if (!values) return
    void run(async () => {
      await fetchClient.POST('/crm/userLogin.php', { body: values, headers: FORM_ENCODED })
      await onSignedIn()
    })
  }
  return (
    <form className={forms.form} onSubmit={submit} noValidate>
      {course !== undefined && <p className={forms.course}>{isolateDirection(course)}</p>}
      <p>{t(`signIn.${reason}`)}</p>
      <ProblemText text={problem} />
      <ErrorSummary form={form} getLabel={(key) => t(key === 'password' ? 'fields.password' : 'fields.email_address')} />
      <TextInput form={form} name="email_address" label={t('fields.email_address')} type="email" autoComplete="username" />
      <TextInput form={form} name="password" label={t('fields.password')} type="password" autoComplete="current-password" />
      <div className={forms.actions}>
        <button type="submit" className={controls.strong} disabled={isSending || (form.values.email_address ?? '') === ''}>
          {t('signIn.submit')}
        </button>
        <a className={forms.link} href={PATHS.forget_password} onClick={closeOverlay}>
          {t('signIn.forgotten')}
        </a>
      </div>
      <p>
        {t('signIn.noAccount')}{' '}
        <button type="button" className={forms.link} onClick={onSignUp}>
          {t('signIn.toSignUp')}
        </button>
      </p>
    </form>
  )
}
