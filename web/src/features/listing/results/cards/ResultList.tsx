import { Fragment, lazy, type ReactNode } from 'react'
import type { CourseActions } from '@/shared/course/courseActions'
import { CardPlaceholder, CardSkeleton } from '@/shared/course/CardSkeleton'
import type { Course } from '@/shared/course/course'
import { CourseCard } from '@/shared/course/CourseCard'
import type { Money } from '@/shared/money/money'
import { buildCampusUrl, buildInstituteUrl } from '@/shared/routing/courseUrls'
import { OptionalPart } from '@/shared/ui/OptionalPart'
import type { Widening } from '../toolbar/WideningNotice'
import type { CardView } from '../../state/listingState'
import { insertAdverts, type Advert } from './adverts'
import { INITIAL_COUNT, useRenderedCount } from './useRenderedCount'
import classes from './ResultList.module.css'

const WideningDivider = lazy(() => import('../toolbar/WideningDivider'))
const AdvertCard = lazy(() => import('./AdvertCard'))

interface ResultListProps {
  /** Undefined until the first response. */
  readonly courses: readonly Course[] | undefined
  /** Advertisements, which are shown between the courses of a long page. */
  readonly adverts?: readonly Advert[] | undefined
  /** Whether the courses belong to the previous search, because the next courses are loading. */
  readonly isStale: boolean
  /** Whether the page was opened from the history. Its scroll position is then restored. */
  readonly isRestored: boolean
  readonly month: number
  readonly view: CardView
  readonly money: Money
  readonly actions: CourseActions
  /** A note between two courses of the page. */
  readonly divider?: Divider | undefined
  /** Renders the explanation why a course is a result. */
  readonly renderReason?: ((course: Course) => ReactNode) | undefined
}

export interface Divider {
  readonly beforeIndex: number
  readonly widening: Widening
}

/**
 * The number of skeletons. A full page also has 27 courses. A reloaded page is therefore tall
 * enough to restore its scroll position.
 */
const SKELETON_COUNT = 27

/** The list of cards. Cards below the visible area are rendered in later frames. Until then, placeholders keep their space. */
export function ResultList({ courses, adverts = [], isStale, isRestored, month, view, money, actions, divider, renderReason }: ResultListProps) {
  const renderedCount = useRenderedCount(courses, isRestored)
  if (!courses)
    return (
      <div className={classes.list} data-view={view}>
        {Array.from({ length: SKELETON_COUNT }, (_, index) =>
          index < INITIAL_COUNT ? <CardSkeleton key={index} layout={view} /> : <CardPlaceholder key={index} layout={view} />
        )}
      </div>
    )
  const entries = insertAdverts(courses, adverts)
  const dividedCourse = divider && courses[divider.beforeIndex]
  return (
    <ol className={classes.list} data-view={view} data-stale={isStale || undefined}>
      {entries.map((entry, index) =>
        index >= renderedCount ? (
          <li key={`place-${index}`}>
            <CardPlaceholder layout={view} />
          </li>
        ) : 'advert' in entry ? (
          <li key={`advert-${entry.advert.id}`}>
            <OptionalPart fallback={<CardSkeleton layout={view} />}>
              <AdvertCard advert={entry.advert} layout={view} href={buildAdvertHref(entry.advert, money.currency)} />
            </OptionalPart>
          </li>
        ) : (
          <Fragment key={entry.course.id}>
            {divider && entry.course === dividedCourse && (
              <li className={classes.divider}>
                <OptionalPart>
                  <WideningDivider widening={divider.widening} />
                </OptionalPart>
              </li>
            )}
            <li>
              <CourseCard
                course={entry.course}
                month={month}
                money={money}
                actions={actions}
                layout={view}
                renderReason={renderReason}
              />
            </li>
          </Fragment>
        ),
      )}
    </ol>
  )
}

/** Builds the URL of the first advertised campus. If there is no campus, builds the URL of the institute. */
function buildAdvertHref({ institute_slug, institute_campus_slug: [campus] }: Advert, currency: string): string {
  return campus === undefined ? buildInstituteUrl(institute_slug, currency) : buildCampusUrl(institute_slug, campus, currency)
}
