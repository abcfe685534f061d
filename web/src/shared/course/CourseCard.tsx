import { IconList } from '@tabler/icons-react'
import { memo, useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatList } from '@/shared/format/lists'
import { formatDate } from '@/shared/format/numbers'
import type { Money } from '@/shared/money/money'
import { useLocale } from '@/shared/texts/useLocale'
import controls from '@/shared/ui/controls.module.css'
import { Flag } from '@/shared/ui/Flag'
import { Logo } from '@/shared/ui/Logo'
import type { CourseActions } from './courseActions'
import { CardFacts } from './CardFacts'
import { CardFee } from './CardFee'
import type { Course } from './course'
import { findDistinctCampusName } from './courseFacts'
import { SecondaryActions } from './SecondaryActions'
import { useCourseLabels } from './useCourseLabels'
import classes from './CourseCard.module.css'

interface CourseCardProps {
  readonly course: Course
  /** The current month, from 0 for January. */
  readonly month: number
  readonly money: Money
  readonly actions: CourseActions
  /** In a list, the parts of the card are side by side. In a grid, the parts are stacked. */
  readonly layout?: 'list' | 'grid'
  /** Renders the explanation why the course is a result. Pass the same function each time, because the card is memoized. */
  readonly renderReason?: ((course: Course) => ReactNode) | undefined
}

/** A course in a list. The card is memoized, because a list has many cards and most updates of a page change no card. */
export const CourseCard = memo(function CourseCard({ course, month, money, actions, layout = 'list', renderReason }: CourseCardProps) {
  const { t } = useTranslation()
  const labels = useCourseLabels()
  const { name, coursetitle_name: title } = course
  const id = useId()
  return (
    <article className={classes.card} data-layout={layout} aria-labelledby={id}>
      <div className={classes.logo}>
        <Logo name={course.institute_name} logo={course.logo} />
      </div>
      <div className={classes.main}>
        <p className={classes.subject}>
          <bdi>{labels.getSpecialization(course)}</bdi>
          {title !== null && title !== name && (
            <>
              <span aria-hidden> · </span>
              <bdi>{title}</bdi>
            </>
          )}
        </p>
        <h2 id={id} className={classes.name} title={name}>
          <bdi>{name}</bdi>
        </h2>
        <Place course={course} actions={actions} />
        <CardFacts course={course} month={month} />
      </div>
      <div className={classes.aside}>
        <CardFee course={course} money={money} />
        <Source course={course} />
      </div>
      <div className={classes.foot}>
        <SecondaryActions course={course} actions={actions} />
        {renderReason?.(course)}
        <div className={classes.actions}>
          <button
            type="button"
            className={controls.second}
            aria-label={t('action.applyFor', { name })}
            onClick={() => actions.onForm('apply', course)}
          >
            {t('action.apply')}
          </button>
          <a className={controls.strong} href={actions.buildHref(course)} aria-label={t('action.discoverOf', { name })}>
            {t('action.discover')}
          </a>
        </div>
      </div>
    </article>
  )
})

function Place({ course, actions: { buildInstituteHref, onShowInstituteCourses } }: Pick<CourseCardProps, 'course' | 'actions'>) {
  const { t } = useTranslation()
  const { tag } = useLocale()
  const { getCountry, getCity } = useCourseLabels()
  const { campus, campus_count, institute_name } = course
  return (
    <p className={classes.place}>
      <span className={classes.institute}>
        <a href={buildInstituteHref(course)}>
          <bdi>{institute_name}</bdi>
        </a>
        {onShowInstituteCourses && (
          <button
            type="button"
            className={classes.relevant}
            title={t('relevant.title')}
            aria-label={t('relevant.of', { name: institute_name })}
            onClick={() => onShowInstituteCourses(course)}
          >
            <IconList size={16} stroke={1.8} aria-hidden />
          </button>
        )}
      </span>
      {campus && (
        <>
          <span className={classes.dot} aria-hidden>
            ·
          </span>
          <span className={classes.campus}>
            <Flag iso2={campus.country_iso2} />
            <span>{formatList([findDistinctCampusName(campus, institute_name), getCity(campus.city), getCountry(campus.country)], tag)}</span>
          </span>
          {campus_count > 1 && <span className={classes.more}>{t('card.moreCampuses', { count: campus_count - 1 })}</span>}
        </>
      )}
    </p>
  )
}

function Source({ course }: Pick<CourseCardProps, 'course'>) {
  const { t } = useTranslation()
  const { tag } = useLocale()
  const { name, date } = course.source
  return (
    <p className={classes.source} title={name}>
      <span className={classes.sourceName}>{t('card.source', { name })}</span>
      <bdi>{formatDate(date, tag)}</bdi>
    </p>
  )
}
