import { useTranslation } from 'react-i18next'
import type { CourseActions } from '@/shared/course/courseActions'
import type { Course } from '@/shared/course/course'
import { CourseCard } from '@/shared/course/CourseCard'
import type { Money } from '@/shared/money/money'
import classes from './CoursePreview.module.css'

const COURSES_MAX = 3

interface CoursePreviewProps {
  /** The first courses. At most three are shown. */
  readonly courses: readonly Course[]
  readonly count: number
  /** The URL of the listing with all courses. */
  readonly href: string
  readonly month: number
  readonly money: Money
  readonly actions: CourseActions
}

/** The first courses as cards, and a link to all courses. */
export function CoursePreview({ courses, count, href, month, money, actions }: CoursePreviewProps) {
  const { t } = useTranslation('university')
  if (count === 0) return <p className={classes.none}>{t('noCourses')}</p>
  return (
    <>
      <ul className={classes.cards}>
        {courses.slice(0, COURSES_MAX).map((course) => (
          <li key={course.id}>
            <CourseCard course={course} month={month} money={money} actions={actions} layout="grid" />
          </li>
        ))}
      </ul>
      <a className={classes.all} href={href}>
        {t('coursesAll', { count })}
      </a>
    </>
  )
}
