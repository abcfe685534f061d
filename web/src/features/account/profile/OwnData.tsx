import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLeave } from '@/shared/account/useLeave'
import { ProblemText } from '@/shared/forms/ProblemText'
import { useSubmission } from '@/shared/forms/useSubmission'
import { toastStore } from '@/shared/toast/toastStore'
import controls from '@/shared/ui/controls.module.css'
import forms from '@/shared/forms/forms.module.css'
import { deleteOwnAccount, exportOwnData } from '../queries/ownData'
import { InlineForm } from './InlineForm'
import { findMissingPassword } from './missingPassword'
import classes from '../page/AccountPage.module.css'

/**
 * The time after which the URL of a download is revoked. By then, the browser has read the content.
 */
const REVOKED_AFTER_MS = 60_000

/** Starts a download of the content as a file with this name. */
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
  const leave = useLeave()
  return (
    <InlineForm
      lead={t('ownData.deleteQuestion')}
      fields={[{ name: 'current_password', label: t('fields.password'), type: 'password', autoComplete: 'current-password' }]}
      submitText={t('ownData.deleteForever')}
      cancelText={t('form.keep')}
      findProblems={({ current_password }) => findMissingPassword(current_password)}
      onSubmit={async ({ current_password }) => {
        await deleteOwnAccount(current_password)
        await leave()
        toastStore.set({ text: t('ownData.deleted'), tone: 'success', staysOnNextPage: true })
      }}
      onCancel={onCancel}
    />
  )
}
