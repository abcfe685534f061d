import { useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLeave } from '@/shared/account/useLeave'
import { Field } from '@/shared/forms/Field'
import { ProblemText } from '@/shared/forms/ProblemText'
import { useSubmission } from '@/shared/forms/useSubmission'
import { toastStore } from '@/shared/toast/toastStore'
import controls from '@/shared/ui/controls.module.css'
import forms from '@/shared/forms/forms.module.css'
import { deleteOwnAccount, exportOwnData } from '../queries/ownData'
import classes from '../page/AccountPage.module.css'

/** The browser has read the content by then. */
const REVOKED_AFTER_MS = 60_000

/** Offers content as a download. */
function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content)
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(url), REVOKED_AFTER_MS)
}

/** The export of all data of the person, and the deletion of the account. */
export function OwnData() {
  const { t } = useTranslation('account')
  const submission = useSubmission()
  const button = useRef<HTMLButtonElement>(null)
  const [isDeleting, setDeleting] = useState(false)
  const keep = () => {
    setDeleting(false)
    button.current?.focus()
  }
  return (
    <section className={classes.section} aria-labelledby="own-data">
      <h2 id="own-data">{t('ownData.title')}</h2>
      <p>{t('ownData.exportHelp')}</p>
      <ProblemText text={submission.problem} />
      <div className={forms.actions}>
        <button type="button" className={controls.second} disabled={submission.isSending} onClick={() => void submission.run(async () => saveFile(await exportOwnData(), 'meridian-data.zip'))}>
          {t('ownData.export')}
        </button>
        <button ref={button} type="button" className={controls.second} aria-expanded={isDeleting} onClick={() => setDeleting(!isDeleting)}>
          {t('ownData.delete')}
        </button>
      </div>
      {isDeleting && <DeletionForm onCancel={keep} />}
    </section>
  )
}

/** Deletes the account. The password confirms that the person wants this. */
function DeletionForm({ onCancel }: { readonly onCancel: () => void }) {
  const { t } = useTranslation('account')
  const submission = useSubmission()
  const leave = useLeave()
  const [password, setPassword] = useState('')
  const remove = async () => {
    if (password === '') {
      submission.setErrors({ current_password: 'required' })
      return
    }
    if (!(await submission.run(() => deleteOwnAccount(password)))) return
    await leave()
    toastStore.set({ text: t('ownData.deleted'), tone: 'success' })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void remove()
  }
  return (
    <form className={forms.form} onSubmit={submit} noValidate>
      <p>{t('ownData.deleteQuestion')}</p>
      <Field label={t('fields.password')} error={submission.errors.current_password}>
        {(control) => <input {...control} name="current_password" type="password" autoComplete="current-password" autoFocus value={password} onChange={({ target }) => setPassword(target.value)} />}
      </Field>
      {submission.errors.current_password === undefined && <ProblemText text={submission.problem} />}
      <div className={forms.actions}>
        <button type="submit" className={controls.strong} disabled={submission.isSending}>
          {t('ownData.deleteForever')}
        </button>
        <button type="button" className={controls.second} onClick={onCancel}>
          {t('form.keep')}
        </button>
      </div>
    </form>
  )
}
