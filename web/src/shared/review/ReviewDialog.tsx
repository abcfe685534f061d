import '@/shared/texts/bundles/addDialogTexts'
import { useId, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isolateDirection } from '@/shared/format/direction'
import controls from '@/shared/ui/controls.module.css'
import fields from '@/shared/ui/fields.module.css'
import { PageDialog } from '@/shared/ui/PageDialog'
import classes from './ReviewDialog.module.css'

interface ReviewDialogProps {
  /** The name of the course. */
  readonly course: string
  readonly isOpen: boolean
  /** Both buttons call this function. */
  readonly onSend: () => void
  readonly onClose: () => void
  readonly onClosed: () => void
}

const FIELDS = [
  { key: 'firstName', type: 'text', autoComplete: 'given-name' },
  { key: 'lastName', type: 'text', autoComplete: 'family-name' },
] as const
const CONTACTS = [
  { key: 'phone', type: 'tel', autoComplete: 'tel' },
  { key: 'email', type: 'email', autoComplete: 'email' },
] as const
const PHONE_TYPES = ['mobile', 'landline'] as const

/** A form to suggest an edit or to review a course. A text explains that an account is necessary. */
export default function ReviewDialog({ course, isOpen, onSend, onClose, onClosed }: ReviewDialogProps) {
  const { t } = useTranslation()
  const send = (event: FormEvent) => {
    event.preventDefault()
    onSend()
  }
  const input = ({ key, type, autoComplete }: (typeof FIELDS)[number] | (typeof CONTACTS)[number]) => (
    <Field key={key} label={t(`review.${key}`)}>
      {(id) => <input id={id} className={fields.field} type={type} autoComplete={autoComplete} />}
    </Field>
  )
  return (
    <PageDialog title={t('review.title')} isOpen={isOpen} onClose={onClose} onClosed={onClosed}>
      <form className={classes.form} onSubmit={send} noValidate>
        <p className={classes.course}>{isolateDirection(course)}</p>
        <p>{t('signIn.edit')}</p>
        {FIELDS.map(input)}
        <Field label={t('review.phoneType')}>
          {(id) => (
            <select id={id} className={fields.field}>
              {PHONE_TYPES.map((type) => (
                <option key={type}>{t(`review.${type}`)}</option>
              ))}
            </select>
          )}
        </Field>
        {CONTACTS.map(input)}
        <Field label={t('review.comment')}>{(id) => <textarea id={id} className={fields.field} rows={4} />}</Field>
        <p className={classes.guidance}>{t('review.guidance')}</p>
        <div className={classes.actions}>
          <button type="submit" className={controls.strong}>
            {t('review.add')}
          </button>
          <button type="submit" className={controls.second}>
            {t('review.suggest')}
          </button>
        </div>
      </form>
    </PageDialog>
  )
}

function Field({ label, children }: { readonly label: string; readonly children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className={fields.row}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}
