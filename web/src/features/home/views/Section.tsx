import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListStatus } from '@/shared/options/options'
import classes from './Section.module.css'

interface SectionProps {
  readonly title: string
  readonly lead?: string
  /** An element at the end of the heading's line, for example a link. */
  readonly tool?: ReactNode
  readonly children: ReactNode
}

export function Section({ title, lead, tool, children }: SectionProps) {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {tool}
      </div>
      {lead !== undefined && <p className={classes.lead}>{lead}</p>}
      {children}
    </section>
  )
}

interface SectionContentProps {
  readonly status: ListStatus
  readonly isEmpty: boolean
  readonly onRetry: () => void
  /** The height of the loaded list. The skeleton has the same height, so that the layout does not shift. */
  readonly height: string
  readonly children: ReactNode
}

/** Shows a list, its skeleton while the list loads, a text if the list is empty, or an error with a retry button. */
export function SectionContent({ status, isEmpty, onRetry, height, children }: SectionContentProps) {
  const { t } = useTranslation('home')
  if (status === 'loading') return <div className={classes.skeleton} style={{ minHeight: height }} aria-busy />
  if (status === 'failed')
    return (
      <p className={classes.none} role="alert">
        {t('failed')}{' '}
        <button type="button" className={classes.retry} onClick={onRetry}>
          {t('retry')}
        </button>
      </p>
    )
  return isEmpty ? <p className={classes.none}>{t('none')}</p> : children
}
