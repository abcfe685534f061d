import type { components } from '@/shared/api/schema'

type Card = Omit<components['schemas']['CourseCard'], 'grid_card_img_back'>
/** Older indexes, and responses that were cached by an earlier release, lack these keys. */
type NewKeys = 'english_tests' | 'application_deadline' | 'application_fee'

/** A course on a card. The API also sends `grid_card_img_back`, which is always null. */
export type Course = Omit<Card, NewKeys> & Partial<Pick<Card, NewKeys>>

export interface CoursePage extends Omit<components['schemas']['CourseSearchPage'], 'results'> {
  readonly results: readonly Course[]
}
