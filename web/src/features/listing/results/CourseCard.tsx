import { useTranslation } from 'react-i18next'
import { formatDate, isolated } from '@/shared/format/numbers'
import { useLocale } from '@/shared/texts/useLocale'
import { Flag } from '@/shared/ui/Flag'
import { Monogram } from '@/shared/ui/Monogram'
import { CardFacts } from './CardFacts'
import { CardFee } from './CardFee'
import type { Course } from './course'
import classes from './CourseCard.module.css'

interface CourseCardProps {
  readonly course: Course
  /** ISO 3166 code of the campus's country, when it is known. */
  readonly iso2: string | undefined
  /** The month now, 0 for January. */
  readonly month: number
}

/** A course of the list: what it is, where, its facts in a row, its fee at the far edge, and where we have it from. */
export function CourseCard({ course, iso2, month }: CourseCardProps) {
  const title = course.coursetitle_name
  return (
    <article className={classes.card} aria-labelledby={`course-${course.id}`}>
      <div className={classes.logo}>
        <Monogram name={course.institute_name} />
      </div>
      <div className={classes.main}>
        <p className={classes.subject}>
          <bdi>{course.specialization_name}</bdi>
          {title !== null && title !== course.name && (
            <>
              <span aria-hidden> · </span>
              <bdi>{title}</bdi>
            </>
          )}
        </p>
        <h2 id={`course-${course.id}`} className={classes.name} title={course.name}>
          <bdi>{course.name}</bdi>
        </h2>
        <Place course={course} iso2={iso2} />
        <CardFacts course={course} month={month} />
      </div>
      <div className={classes.aside}>
        <CardFee course={course} />
        <Source course={course} />
      </div>
    </article>
  )
}

function Place({ course, iso2 }: Pick<CourseCardProps, 'course' | 'iso2'>) {
  const { t } = useTranslation()
  const { campus, campus_count, institute_name } = course
  return (
    <p className={classes.place}>
      <bdi className={classes.institute}>{institute_name}</bdi>
      <span className={classes.dot} aria-hidden>
        ·
      </span>
      {campus ? (
        <>
          <bdi>
            {campus.city.name}, {campus.country.name}
          </bdi>
          {iso2 !== undefined && <Flag iso2={iso2} />}
          {campus_count > 1 && <span className={classes.more}>{t('card.moreCampuses', { count: campus_count - 1 })}</span>}
        </>
      ) : (
        t('card.placeUnknown')
      )}
    </p>
  )
}

function Source({ course }: Pick<CourseCardProps, 'course'>) {
  const { t } = useTranslation()
  const { tag } = useLocale()
  const { name, is_sample, note, date } = course.source
  if (is_sample)
    return (
      <p className={classes.source}>
        <span className={classes.sample} title={note ?? name}>
          {t('card.sample')}
        </span>
      </p>
    )
  return (
    <p className={classes.source} title={name}>
      <span className={classes.sourceName}>{t('card.source', { name: isolated(name) })}</span>
      <bdi>{formatDate(date, tag)}</bdi>
    </p>
  )
}
