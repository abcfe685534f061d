import type { components } from '@/shared/api/schema'

/** A course on a card. The omitted key is always null. */
export type Course = Omit<components['schemas']['CourseCard'], 'grid_card_img_back'>

export interface CoursePage extends Omit<components['schemas']['CourseSearchPage'], 'results'> {
  readonly results: readonly Course[]
}
