import { useTranslation } from 'react-i18next'
import controls from '@/shared/ui/controls.module.css'
import classes from './Pager.module.css'

interface PagerProps {
  readonly current: number
  readonly count: number
  readonly pageSize: number
  readonly buildHref: (page: number) => string
}

/** Links to the previous and the next page of a list. */
export function Pager({ current, count, pageSize, buildHref }: PagerProps) {
  const { t } = useTranslation()
  const last = Math.ceil(count / pageSize)
  if (last <= 1 && current <= 1) return null
  return (
    <nav className={classes.pager} aria-label={t('pages.label')}>
      {current > 1 && (
        <a className={controls.second} rel="prev" href={buildHref(Math.min(current - 1, Math.max(last, 1)))}>
          {t('pages.prev')}
        </a>
      )}
      {current < last && (
        <a className={controls.second} rel="next" href={buildHref(current + 1)}>
          {t('pages.next')}
        </a>
      )}
    </nav>
  )
}
