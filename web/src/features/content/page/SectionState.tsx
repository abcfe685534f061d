import { Skeleton } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import controls from '@/shared/ui/controls.module.css'

interface SectionStateProps<Value> {
  readonly query: Pick<UseQueryResult<Value>, 'data' | 'isError' | 'isFetching'> & { readonly refetch: () => unknown }
  readonly children: (value: Value) => ReactNode
}

/** The content of a section, its skeleton while the data loads, or an error with a retry button. */
export function SectionState<Value>({ query: { data, isError, isFetching, refetch }, children }: SectionStateProps<Value>) {
  const { t } = useTranslation('content')
  if (data !== undefined) return children(data)
  if (!isError) return <Skeleton height="12rem" data-pending aria-hidden />
  return (
    <p role="alert">
      {t('failed.part')}{' '}
      <button type="button" className={controls.second} disabled={isFetching} onClick={() => void refetch()}>
        {t('retry')}
      </button>
    </p>
  )
}
