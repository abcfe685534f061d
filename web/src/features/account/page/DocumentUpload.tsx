import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '@/shared/forms/Field'
import { ProblemText } from '@/shared/forms/ProblemText'
import { useSubmission } from '@/shared/forms/useSubmission'
import { toastStore } from '@/shared/toast/toastStore'
import controls from '@/shared/ui/controls.module.css'
import forms from '@/shared/forms/forms.module.css'
import { documentsQuery, uploadDocument, type DocumentKind } from '../queries/documents'
import { BYTES_PER_MB, findUploadProblems } from '../state/uploadProblems'

const KINDS: readonly DocumentKind[] = ['passport', 'transcript', 'certificate', 'language_test', 'statement', 'recommendation', 'finance', 'other']

interface DocumentUploadProps {
  /** The application that the document belongs to, if any. */
  readonly applicationId?: string
}

/** The form that uploads a document. */
export function DocumentUpload({ applicationId }: DocumentUploadProps) {
  const { t } = useTranslation('account')
  const queries = useQueryClient()
  const submission = useSubmission()
  const { data: limits } = useQuery(documentsQuery())
  const bytesMax = limits?.bytes_max ?? Infinity
  const send = async (element: HTMLFormElement) => {
    const values = new FormData(element)
    const [kind, file] = [values.get('kind'), values.get('file')]
    const problems = findUploadProblems(typeof kind === 'string' ? kind : '', file instanceof File ? file : undefined, bytesMax)
    submission.setErrors(problems)
    if (Object.keys(problems).length > 0) return
    if (applicationId !== undefined) values.set('application_id', applicationId)
    if (!(await submission.run(() => uploadDocument(values)))) return
    element.reset()
    toastStore.set({ text: t('documents.uploaded'), tone: 'success', isBrief: true })
    await queries.invalidateQueries({ queryKey: documentsQuery().queryKey })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void send(event.currentTarget)
  }
  return (
    <form className={forms.form} onSubmit={submit} noValidate>
      <Field label={t('documents.kind')} error={submission.errors.kind}>
        {(control) => (
          <select {...control} name="kind" defaultValue="">
            <option value="">{t('form.select')}</option>
            {KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {t(`documents.kinds.${kind}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t('documents.file')} error={submission.errors.file} help={limits && t('documents.fileHelp', { size: limits.bytes_max / BYTES_PER_MB })}>
        {(control) => <input {...control} name="file" type="file" accept="application/pdf,image/png,image/jpeg,.pdf,.png,.jpeg,.jpg" />}
      </Field>
      {submission.errors.kind === undefined && submission.errors.file === undefined && <ProblemText text={submission.problem} />}
      <div className={forms.actions}>
        <button type="submit" className={controls.strong} disabled={submission.isSending}>
          {t('documents.upload')}
        </button>
      </div>
    </form>
  )
}
