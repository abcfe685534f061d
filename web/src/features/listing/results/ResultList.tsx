import type { CourseActions } from '@/shared/course/actions'
import { CardSkeleton } from '@/shared/course/CardSkeleton'
import type { Course } from '@/shared/course/course'
import { CourseCard } from '@/shared/course/CourseCard'
import type { Money } from '@/shared/money/money'
import type { View } from '../state/listingState'
import classes from './ResultList.module.css'

interface ResultListProps {
  /** Undefined until the first answer is there. */
  readonly courses: readonly Course[] | undefined
  /** These are the previous results; the next are on their way. */
  readonly isStale: boolean
  readonly flags: ReadonlyMap<string, string>
  readonly month: number
  readonly view: View
  readonly money: Money
  readonly actions: CourseActions
}

/** A page's worth, so that a reloaded page can scroll back to where it was. */
const SKELETONS = 27

export function ResultList({ courses, isStale, flags, month, view, money, actions }: ResultListProps) {
  if (!courses)
    return (
      <div className={classes.list} data-view={view}>
        {Array.from({ length: SKELETONS }, (_, index) => (
          <CardSkeleton key={index} layout={view} />
        ))}
      </div>
    )
  return (
    <ol className={classes.list} data-view={view} data-stale={isStale || undefined}>
      {courses.map((course) => (
        <li key={course.id}>
          <CourseCard
            course={course}
            iso2={course.campus ? flags.get(course.campus.country.slug) : undefined}
            month={month}
            money={money}
            actions={actions}
            layout={view}
          />
        </li>
      ))}
    </ol>
  )
}
