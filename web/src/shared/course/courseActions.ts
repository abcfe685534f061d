import type { DialogForm } from '@/shared/overlays/overlay'
import type { Course } from './course'

/** The course fields that the actions need. */
export type ActionCourse = Pick<Course, 'id' | 'slug' | 'name' | 'institute_name' | 'logo' | 'country' | 'campus'> & {
  readonly source: Pick<Course['source'], 'is_sample'>
}

export interface CourseActions {
  readonly buildHref: (course: ActionCourse) => string
  /** Builds the URL of the institute's page. */
  readonly buildInstituteHref: (course: Pick<Course, 'institute_slug'>) => string
  /** Opens the dialog with the courses of the institute. Undefined inside this dialog. */
  readonly onShowInstituteCourses: ((course: Pick<Course, 'institute_slug' | 'institute_name'>) => void) | undefined
  readonly isInComparison: (course: ActionCourse) => boolean
  readonly onCompare: (course: ActionCourse) => void
  readonly onShare: (course: ActionCourse) => void
  readonly isFavourite: (course: ActionCourse) => boolean
  /** Adds the course to the favourites, or removes it. A visitor must sign in first. */
  readonly onFavourite: (course: ActionCourse) => void
  /** Opens a form about the course. If the form needs an account, a visitor must sign in first. */
  readonly onForm: (form: DialogForm, course: Pick<ActionCourse, 'id' | 'name'>) => void
}
