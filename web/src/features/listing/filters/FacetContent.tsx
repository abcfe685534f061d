import { Button, Loader } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './FacetContent.module.css'

/** How a list of values stands: still loading, failed, or there. */
export interface FacetStatus {
  readonly isLoading: boolean
  readonly hasFailed: boolean
  readonly onRetry: () => void
}

interface FacetContentProps {
  readonly status: FacetStatus
  /** What is said of it when it is not a list that has failed. */
  readonly failureText?: string
  readonly children?: ReactNode
}

/** A list of values, or what stands in its place while there is none: a spinner, or a quiet line and another try. */
export function FacetContent({ status, failureText, children }: FacetContentProps) {
  const { t } = useTranslation()
  if (status.hasFailed)
    return (
      <div className={classes.failed}>
        <span>{failureText ?? t('filters.failed')}</span>
        <Button variant="subtle" size="compact-sm" onClick={status.onRetry}>
          {t('filters.retry')}
        </Button>
      </div>
    )
  if (status.isLoading) return <Loader className={classes.loading} size="xs" type="dots" aria-label={t('filters.loading')} role="status" />
  return children
}
