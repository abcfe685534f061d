import { vi } from 'vitest'
import type { CourseActions } from './courseActions'

/** Builds actions for tests. The actions record their calls. */
export function exampleActions(changes: Partial<CourseActions> = {}): CourseActions {
  return {
    buildHref: ({ id }) => `/course-detail?course_id=${id}`,
    buildInstituteHref: ({ institute_slug }) => `/university-details/${institute_slug}`,
    onShowInstituteCourses: vi.fn(),
    isInComparison: () => false,
    onCompare: vi.fn(),
    onShare: vi.fn(),
    isFavourite: () => false,
    onFavourite: vi.fn(),
    onForm: vi.fn(),
    ...changes,
  }
}
