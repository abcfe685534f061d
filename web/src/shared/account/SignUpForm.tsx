import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchClient } from '@/shared/api/client'
import { ErrorSummary } from '@/shared/forms/ErrorSummary'
import { FORM_ENCODED } from '@/shared/forms/formEncoded'
import { Checkbox, PhoneInput, TermsText, TextInput } from '@/shared/forms/inputs'
import { DEFAULT_PHONE_COUNTRY } from '@/shared/forms/phone'
import { PHONE_COUNTRY_KEY, trimValues } from '@/shared/forms/prepareValues'
import { ProblemText } from '@/shared/forms/ProblemText'
import { useRuleForm } from '@/shared/forms/useRuleForm'
import { useSubmission } from '@/shared/forms/useSubmission'
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
  const form = useRuleForm('registration', { ...EMPTY, [PHONE_COUNTRY_KEY]: DEFAULT_PHONE_COUNTRY }, (values) => trimValues('registration', values))
  const { problem, isSending, run } = useSubmission({ failure: t('signUp.failed'), showProblems: form.showProblems })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const values = form.validate()
    if (!values) return
    void run(async () => {
      const { data } = await fetchClient.POST('/crm/checkUser_dev.php', { body: { ...values, source: 'Website', language }, headers: FORM_ENCODED })
      storeRegistration({ email: values.email_address ?? '', mobile: values.mobile ?? '', isMailLocal: data?.local_mailbox === true, sentAt: Date.now() })
      onCodeSent()
    })
  }
  const getLabel = (key: string) => (key === 'terms' ? t('form.terms') : key in EMPTY ? t(`fields.${key as Exclude<keyof typeof EMPTY, 'terms'>}`) : key)
  return (
    <form className={forms.form} onSubmit={submit} noValidate>
      <p>{t('signUp.lead')}</p>
      <ProblemText text={problem} />
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
