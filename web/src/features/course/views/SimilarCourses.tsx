import { useTranslation } from 'react-i18next'
import type { CourseActions } from '@/shared/course/courseActions'
import { CardSkeleton } from '@/shared/course/CardSkeleton'
import type { Course } from '@/shared/course/course'
import { CourseCard } from '@/shared/course/CourseCard'
import type { Money } from '@/shared/money/money'
import classes from './SimilarCourses.module.css'

export interface SimilarCoursesState {
  /** The most similar courses. Undefined while the courses load and after a failure. */
  readonly courses: readonly Course[] | undefined
  /** The number of courses with the same specialization, including this course. */
  readonly count: number | undefined
  readonly hasFailed: boolean
}

interface SimilarCoursesProps {
  readonly similar: SimilarCoursesState
  /** The name of the specialization. */
  readonly specialization: string
  /** The URL of the listing with all courses of the specialization. */
  readonly href: string
  readonly month: number
  readonly money: Money
  readonly actions: CourseActions
}

/** Shows similar courses. A failed request shows a text but no alert, because the section is optional. */
export function SimilarCourses({ similar, specialization, href, month, money, actions }: SimilarCoursesProps) {
  const { t } = useTranslation()
  const { courses, count, hasFailed } = similar
  if (hasFailed) return <p className={classes.quiet}>{t('course.similarFailed')}</p>
  if (!courses || count === undefined)
    return (
      <div className={classes.cards}>
        <CardSkeleton layout="grid" />
      </div>
    )
  if (courses.length === 0) return <p className={classes.quiet}>{t('course.similarNone', { name: specialization })}</p>
  return (
    <>
      <ul className={classes.cards}>
        {courses.map((course) => (
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
