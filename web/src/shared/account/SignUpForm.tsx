import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchClient } from '@/shared/api/client'
import { toApiProblem } from '@/shared/api/problem'
import { ErrorSummary } from '@/shared/forms/ErrorSummary'
import { FORM_ENCODED } from '@/shared/forms/formEncoded'
import { Checkbox, PhoneInput, TermsText, TextInput } from '@/shared/forms/inputs'
import { DEFAULT_PHONE_COUNTRY } from '@/shared/forms/phone'
import { PHONE_COUNTRY_KEY, trimValues } from '@/shared/forms/prepareValues'
import { useMessage } from '@/shared/forms/useMessage'
import { useRuleForm } from '@/shared/forms/useRuleForm'
import { useLocale } from '@/shared/texts/useLocale'
import controls from '@/shared/ui/controls.module.css'
import forms from '@/shared/forms/forms.module.css'
import { storeRegistration } from './pendingRegistration'

interface SignUpFormProps {
  readonly onCodeSent: () => void
  readonly onSignIn: () => void
}

const EMPTY = { first_name: '', last_name: '', email_address: '', mobile: '', confirm_password: '', city: '', terms: '' }

/** Starts a registration. The server then mails a code. */
export function SignUpForm({ onCodeSent, onSignIn }: SignUpFormProps) {
  const { t } = useTranslation('account')
  const { language } = useLocale()
  const translate = useMessage()
  const form = useRuleForm('registration', { ...EMPTY, [PHONE_COUNTRY_KEY]: DEFAULT_PHONE_COUNTRY }, (values) => trimValues('registration', values))
  const [message, setMessage] = useState('')
  const [isSending, setSending] = useState(false)
  const register = async () => {
    const values = form.validate()
    if (!values) return
    setSending(true)
    setMessage('')
    try {
      const { data } = await fetchClient.POST('/crm/checkUser_dev.php', { body: { ...values, source: 'Website', language }, headers: FORM_ENCODED })
      storeRegistration({ email: values.email_address ?? '', mobile: values.mobile ?? '', isMailLocal: data?.local_mailbox === true, sentAt: Date.now() })
      onCodeSent()
    } catch (error) {
      const problem = toApiProblem(error)
      if (problem.fields.length > 0) form.showProblems(problem.fields)
      else setMessage(problem.status === 429 ? translate(problem.message) : t('signUp.failed'))
      setSending(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void register()
  }
  const getLabel = (key: string) => (key === 'terms' ? t('form.terms') : key in EMPTY ? t(`fields.${key as Exclude<keyof typeof EMPTY, 'terms'>}`) : key)
  return (
    <form className={forms.form} onSubmit={submit} noValidate>
      <p>{t('signUp.lead')}</p>
      {message !== '' && (
        <p className={forms.error} role="alert">
          {message}
        </p>
      )}
      <ErrorSummary form={form} getLabel={getLabel} />
      <TextInput form={form} name="first_name" label={t('fields.first_name')} autoComplete="given-name" />
      <TextInput form={form} name="last_name" label={t('fields.last_name')} autoComplete="family-name" />
      <TextInput form={form} name="email_address" label={t('fields.email_address')} type="email" autoComplete="email" />
      <PhoneInput form={form} name="mobile" label={t('fields.mobile')} />
      <TextInput form={form} name="confirm_password" label={t('fields.confirm_password')} type="password" autoComplete="new-password" help={t('help.confirm_password')} />
      <TextInput form={form} name="city" label={t('fields.city')} autoComplete="address-level2" />
      <Checkbox form={form} name="terms" label={<TermsText name="terms" />} />
      <div className={forms.actions}>
        <button type="submit" className={controls.strong} disabled={isSending || form.values.terms !== '1'}>
          {t('signUp.submit')}
        </button>
      </div>
      <p>
        {t('signUp.hasAccount')}{' '}
        <button type="button" className={forms.link} onClick={onSignIn}>
          {t('signIn.submit')}
        </button>
      </p>
    </form>
  )
}
