import '@/shared/texts/bundles/addCourseTexts'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatSlug } from '@/shared/format/numbers'
import classes from './FailedColumns.module.css'

export interface FailedColumn {
  readonly slug: string
  readonly isMissing: boolean
  readonly isRetrying: boolean
  readonly onRetry: () => void
}

/**
 * Lists the courses that could not be loaded. A course that is withdrawn or does not exist can be
 * removed. For other failures, there is a retry button.
 */
export function FailedColumns({ failed, onRemove }: { readonly failed: readonly FailedColumn[]; readonly onRemove: (slug: string) => void }) {
  const { t } = useTranslation()
  if (failed.length === 0) return null
  return (
    <ul className={classes.failed} role="alert">
      {failed.map(({ slug, isMissing, isRetrying, onRetry }) => (
        <li key={slug} className={classes.one}>
          <span>
            {t(isMissing ? 'compare.missing' : 'compare.failed')}: <bdi>{formatSlug(slug)}</bdi>
          </span>
          {isMissing ? (
            <Button variant="default" onClick={() => onRemove(slug)}>
              {t('compare.remove', { name: formatSlug(slug) })}
            </Button>
          ) : (
            <Button variant="default" onClick={onRetry} loading={isRetrying}>
              {t('compare.retry')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
