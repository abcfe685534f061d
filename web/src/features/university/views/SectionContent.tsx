import { Skeleton } from '@mantine/core'
import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsNear } from '@/shared/shell/useIsNear'
import type { SectionState } from './types'
import classes from './SectionContent.module.css'

interface SectionContentProps<Value> {
  readonly state: SectionState<Value>
  /** The height of the skeleton: usually the expected height of the content. */
  readonly height: string
  /** Whether to render the content only when the visitor has scrolled near it. Before that, the area is empty. */
  readonly isLazy?: boolean
  readonly children: (value: Value) => ReactNode
}

/** Shows the content of a section, its skeleton while the data loads, or an error with a retry button. */
export function SectionContent<Value>({ state: { value, hasFailed, isRetrying, onRetry }, height, isLazy = false, children }: SectionContentProps<Value>) {
  const { t } = useTranslation('university')
  if (value !== undefined) return isLazy ? <NearContent height={height}>{() => children(value)}</NearContent> : children(value)
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

function NearContent({ height, children }: { readonly height: string; readonly children: () => ReactNode }) {
  const area = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(area)
  return isNear ? children() : <div ref={area} style={{ height }} />
}
