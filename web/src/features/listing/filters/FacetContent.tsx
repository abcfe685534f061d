import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/Button'
import { LoadingDots } from './LoadingDots'
import classes from './FacetContent.module.css'

/** Tells whether a list of values is loading or has failed to load. */
export interface FacetStatus {
  readonly isLoading: boolean
  readonly hasFailed: boolean
  readonly onRetry: () => void
}

interface FacetContentProps {
  readonly status: FacetStatus
  /** The text after a failure, instead of the default text. */
  readonly failureText?: string
  readonly children?: ReactNode
}

/** Shows the children, a spinner while the list loads, or a retry button after a failure. */
export function FacetContent({ status, failureText, children }: FacetContentProps) {
  const { t } = useTranslation()
  if (status.hasFailed)
    return (
      <div className={classes.failed}>
        <span>{failureText ?? t('filters.failed')}</span>
        <Button tone="text" onClick={status.onRetry}>
          {t('filters.retry')}
        </Button>
      </div>
    )
  if (status.isLoading) return <LoadingDots label={t('filters.loading')} />
  return children
}
