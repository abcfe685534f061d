import { useTranslation } from 'react-i18next'
import controls from '@/shared/ui/controls.module.css'
import type { SearchMap } from './places'
import classes from './mapLayout.module.css'

interface MapSummaryProps {
  /** The counts of the searched area. */
  readonly area: Pick<SearchMap, 'course_count' | 'pair_count'>
  /** The number of all matching courses with a place. Undefined until the number has loaded. */
  readonly placedCount: number | undefined
  /** The number of all matching courses. Undefined until the number has loaded. */
  readonly totalCount: number | undefined
  readonly hasMapFailed: boolean
  readonly onShowAll: () => void
}

/**
 * Shows the number of courses in the searched area, and the number of courses without a place on the
 * map. If the area has no courses, a button shows all courses with a place.
 */
export function MapSummary({ area, placedCount, totalCount, hasMapFailed, onShowAll }: MapSummaryProps) {
  const { t } = useTranslation()
  const isEmpty = area.course_count === 0
  return (
    <div className={classes.summary}>
      <p role="status" className={classes.visibleCount}>
        {isEmpty ? t('map.notFound') : t('map.inView', { count: area.course_count })}
      </p>
      {isEmpty && <p>{t('map.emptyHere')}</p>}
      {isEmpty && placedCount !== undefined && placedCount > 0 && (
        <button type="button" className={controls.second} onClick={onShowAll}>
          {t('map.showAllCount', { count: placedCount })}
        </button>
      )}
      {area.pair_count !== area.course_count && <p>{t('map.pairsHelp', { count: area.pair_count })}</p>}
      {hasMapFailed && (
        <button type="button" className={controls.second} onClick={onShowAll}>
          {t('map.showAll')}
        </button>
      )}
      {placedCount !== undefined && totalCount !== undefined && totalCount > placedCount && (
        <p>{t('map.unplaced', { count: totalCount - placedCount })}</p>
      )}
    </div>
  )
}
