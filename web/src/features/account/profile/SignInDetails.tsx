import { useRef, useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import controls from '@/shared/ui/controls.module.css'
import forms from '@/shared/forms/forms.module.css'
import { EmailChange } from './EmailChange'
import { PasswordChange } from './PasswordChange'
import classes from '../page/AccountPage.module.css'

const FORMS = { email: EmailChange, password: PasswordChange } as const satisfies Readonly<Record<string, ComponentType<{ readonly onDone: () => void }>>>
type FormKey = keyof typeof FORMS
const KEYS: readonly FormKey[] = ['email', 'password']

/** The forms that change the email address and the password. At most one form is open. */
export function SignInDetails() {
  const { t } = useTranslation('account')
  const [openKey, setOpenKey] = useState<FormKey>()
  const opener = useRef<HTMLButtonElement>(null)
  const Form = openKey && FORMS[openKey]
  const close = () => {
    setOpenKey(undefined)
    opener.current?.focus()
  }
  return (
    <section className={classes.section} aria-labelledby="access">
      <h2 id="access">{t('access.title')}</h2>
      <div className={forms.actions}>
        {KEYS.map((key) => (
          <button
            key={key}
            type="button"
            className={controls.second}
            aria-expanded={openKey === key}
            onClick={({ currentTarget }) => {
              opener.current = currentTarget
              setOpenKey(openKey === key ? undefined : key)
            }}
          >
            {t(`access.${key}`)}
          </button>
        ))}
      </div>
      {Form && <Form key={openKey} onDone={close} />}
    </section>
  )
}
