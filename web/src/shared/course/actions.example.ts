import { vi } from 'vitest'
import type { CourseActions } from './actions'

/** Deeds that do nothing but remember that they were asked for. */
export function exampleActions(changes: Partial<CourseActions> = {}): CourseActions {
  return {
    hrefOf: ({ id }) => `/course-detail?course_id=${id}`,
    hrefOfInstitute: ({ institute_slug }) => `/university-details/${institute_slug}`,
    onRelevant: vi.fn(),
    isCompared: () => false,
    onCompare: vi.fn(),
    onShare: vi.fn(),
    onReview: vi.fn(),
    onWish: vi.fn(),
    ...changes,
  }
}
