import type { components } from '@/shared/api/schema'

type Detail = Omit<components['schemas']['CourseDetail'], 'grid_card_img_back'>
/** Responses that were cached by an earlier release lack these keys. */
type NewKeys = 'english_tests' | 'application_deadline' | 'application_fee' | 'other_requirements' | 'requirement_sources' | 'living_costs'

/** A course with all details. The API also sends `grid_card_img_back`, which is always null. */
export type CourseDetail = Omit<Detail, NewKeys> & Partial<Pick<Detail, NewKeys>>
