import type { components } from '@/shared/api/schema'

/** A course as a card needs it: all but the one key that is always null, which the client's types leave out. */
export type Course = Omit<components['schemas']['CourseCard'], 'grid_card_img_back'>

export interface CoursePage extends Omit<components['schemas']['CourseSearchPage'], 'results'> {
  readonly results: readonly Course[]
}
