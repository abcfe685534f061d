import { CardSkeleton } from './CardSkeleton'
import type { Course } from './course'
import { CourseCard } from './CourseCard'
import classes from './ResultList.module.css'

interface ResultListProps {
  /** Undefined until the first answer is there. */
  readonly courses: readonly Course[] | undefined
  /** These are the previous results; the next are on their way. */
  readonly isStale: boolean
  readonly flags: ReadonlyMap<string, string>
  readonly month: number
}

/** A page's worth, so that a reloaded page can scroll back to where it was. */
const SKELETONS = 27

export function ResultList({ courses, isStale, flags, month }: ResultListProps) {
  if (!courses)
    return (
      <div className={classes.list}>
        {Array.from({ length: SKELETONS }, (_, index) => (
          <CardSkeleton key={index} />
        ))}
      </div>
    )
  return (
    <ol className={classes.list} data-stale={isStale || undefined}>
      {courses.map((course) => (
        <li key={course.id}>
          <CourseCard course={course} iso2={course.campus ? flags.get(course.campus.country.slug) : undefined} month={month} />
        </li>
      ))}
    </ol>
  )
}
