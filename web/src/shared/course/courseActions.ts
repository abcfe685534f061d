import type { SignInReason } from '@/shared/account/signInReasons'
import type { Course } from './course'

/** The fields of a course that the actions use. */
export type ActionCourse = Pick<Course, 'id' | 'slug' | 'name' | 'institute_name' | 'logo' | 'country' | 'campus'> & {
  readonly source: Pick<Course['source'], 'is_sample'>
}

export interface CourseActions {
  readonly buildHref: (course: ActionCourse) => string
  /** Builds the URL of the page of the institute. */
  readonly buildInstituteHref: (course: Pick<Course, 'institute_slug'>) => string
  /** Opens the dialog with the courses of the institute. Undefined inside this dialog. */
  readonly onShowInstituteCourses: ((course: Pick<Course, 'institute_slug' | 'institute_name'>) => void) | undefined
  readonly isInComparison: (course: ActionCourse) => boolean
  readonly onCompare: (course: ActionCourse) => void
  readonly onShare: (course: ActionCourse) => void
  readonly onReview: (course: ActionCourse) => void
  /** Opens the sign-in dialog for an action that needs an account. */
  readonly onSignInRequired: (reason: SignInReason, course: ActionCourse) => void
}
