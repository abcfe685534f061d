import type { SignInReason } from '@/shared/account/signInReasons'
import type { Course } from './course'

/** A course as its buttons need it. */
export type ActionCourse = Pick<Course, 'id' | 'slug' | 'name' | 'institute_name' | 'logo'>

/** What can be done with a course wherever it is shown. */
export interface CourseActions {
  readonly buildHref: (course: ActionCourse) => string
  /** The page of the course's institute. */
  readonly buildInstituteHref: (course: Pick<Course, 'institute_slug'>) => string
  /** Opens the courses of its institute; undefined where they are what is shown. */
  readonly onShowInstituteCourses: ((course: Pick<Course, 'institute_slug' | 'institute_name'>) => void) | undefined
  readonly isInComparison: (course: ActionCourse) => boolean
  readonly onCompare: (course: ActionCourse) => void
  readonly onShare: (course: ActionCourse) => void
  readonly onReview: (course: ActionCourse) => void
  /** Something for which one has to be signed in. */
  readonly onSignInRequired: (wish: SignInReason, course: ActionCourse) => void
}
