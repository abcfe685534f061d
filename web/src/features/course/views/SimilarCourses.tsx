import { useTranslation } from 'react-i18next'
import type { CourseActions } from '@/shared/course/courseActions'
import { CardSkeleton } from '@/shared/course/CardSkeleton'
import type { Course } from '@/shared/course/course'
import { CourseCard } from '@/shared/course/CourseCard'
import type { Money } from '@/shared/money/money'
import classes from './SimilarCourses.module.css'

const COURSES_MAX = 3

export interface SimilarCoursesState {
  /** Courses of the specialization, including this one; undefined while loading. */
  readonly courses: readonly Course[] | undefined
  readonly count: number | undefined
  readonly hasFailed: boolean
}

interface SimilarCoursesProps {
  readonly similar: SimilarCoursesState
  readonly courseId: number
  /** The name of the specialization. */
  readonly specialization: string
  /** The listing of all similar courses. */
  readonly href: string
  readonly month: number
  readonly money: Money
  readonly actions: CourseActions
}

/** Other courses of the same specialization. A failure shows a text without an alert, because the section is optional. */
export function SimilarCourses({ similar, courseId, specialization, href, month, money, actions }: SimilarCoursesProps) {
  const { t } = useTranslation()
  const { courses, count, hasFailed } = similar
  if (hasFailed) return <p className={classes.quiet}>{t('course.similarFailed')}</p>
  if (!courses || count === undefined)
    return (
      <div className={classes.cards}>
        <CardSkeleton layout="grid" />
      </div>
    )
  const others = courses.filter(({ id }) => id !== courseId).slice(0, COURSES_MAX)
  if (others.length === 0) return <p className={classes.quiet}>{t('course.similarNone', { name: specialization })}</p>
  return (
    <>
      <ul className={classes.cards}>
        {others.map((course) => (
          <li key={course.id}>
            <CourseCard course={course} month={month} money={money} actions={actions} layout="grid" />
          </li>
        ))}
      </ul>
      <a className={classes.all} href={href}>
        {t('course.similarAll', { count, name: specialization })}
      </a>
    </>
  )
}
