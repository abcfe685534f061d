import type { Wish } from '@/shared/account/wishes'
import type { Course } from './course'

/** A course as its buttons need it. */
export type ActedOn = Pick<Course, 'id' | 'slug' | 'name' | 'institute_name' | 'logo'>

/** What can be done with a course wherever it is shown. */
export interface CourseActions {
  readonly hrefOf: (course: ActedOn) => string
  /** The page of the course's institute. */
  readonly hrefOfInstitute: (course: Pick<Course, 'institute_slug'>) => string
  /** Opens the courses of its institute; undefined where they are what is shown. */
  readonly onRelevant: ((course: Pick<Course, 'institute_slug' | 'institute_name'>) => void) | undefined
  readonly isCompared: (course: ActedOn) => boolean
  readonly onCompare: (course: ActedOn) => void
  readonly onShare: (course: ActedOn) => void
  readonly onReview: (course: ActedOn) => void
  /** Something for which one has to be signed in. */
  readonly onWish: (wish: Wish, course: ActedOn) => void
}
