import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { fetchClient } from '@/shared/api/client'
import { formatLocalDay } from '@/shared/format/localDays'
import { ProblemText } from '@/shared/forms/ProblemText'
import { useSubmission } from '@/shared/forms/useSubmission'
import { useLocale } from '@/shared/texts/useLocale'
import { buildDocumentUrl, documentsQuery } from '../queries/documents'
import { ConfirmButton } from '../views/ConfirmButton'
import { LoadFailure } from './LoadFailure'
import classes from './AccountPage.module.css'

interface DocumentsProps {
  /** Without an id, all documents of the person are listed. */
  readonly applicationId?: string
}

/** Documents, the newest first. The person can download and delete them. */
export function Documents({ applicationId }: DocumentsProps) {
  const { t } = useTranslation('account')
  const { tag } = useLocale()
  const queries = useQueryClient()
  const submission = useSubmission()
  const { data, error, refetch } = useQuery({ ...documentsQuery(), staleTime: 0 })
  if (error) return <LoadFailure title={t('documents.failed')} error={error} onRetry={refetch} />
  const documents = data?.results.filter(({ application_id }) => applicationId === undefined || application_id === applicationId)
  const remove = async (id: string) => {
    const isRemoved = await submission.run(() => fetchClient.DELETE('/api/account/documents/{document_id}', { params: { path: { document_id: id } } }))
    await queries.invalidateQueries({ queryKey: documentsQuery().queryKey })
    return isRemoved
  }
  return (
    <>
      {documents?.length === 0 && <p>{t('documents.none')}</p>}
      <ul>
        {documents?.map(({ id, kind, name, created_at }) => (
          <li key={id} className={classes.session}>
            <div>
              <a href={buildDocumentUrl(id)} download>
                <bdi>{name}</bdi>
              </a>
              <p className={classes.quiet}>
                {t(`documents.kinds.${kind}`)} · {formatLocalDay(created_at, tag)}
              </p>
            </div>
            <ConfirmButton
              label={t('documents.delete')}
              name={t('documents.deleteOf', { name })}
              question={t('documents.deleteQuestion', { name })}
              isRunning={submission.isSending}
              onConfirm={() => remove(id)}
            />
          </li>
        ))}
      </ul>
      <ProblemText text={submission.problem} />
    </>
  )
}
