import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SectionState } from './types'
import classes from './SectionContent.module.css'

interface SectionContentProps<Value> {
  readonly state: SectionState<Value>
  /** The height of the loaded content. */
  readonly height: string
  readonly children: (value: Value) => ReactNode
}

/** Shows the content of a section, its skeleton while the data loads, or an error with a retry button. */
export function SectionContent<Value>({ state: { value, hasFailed, isRetrying, onRetry }, height, children }: SectionContentProps<Value>) {
  const { t } = useTranslation('university')
  if (value !== undefined) return children(value)
  if (!hasFailed) return <Skeleton height={height} data-pending aria-hidden />
  return (
    <p className={classes.failed} role="alert">
      {t('failed.part')}
      <button type="button" className={classes.retry} disabled={isRetrying} onClick={onRetry}>
        {t('retry')}
      </button>
    </p>
  )
}
