import type { components } from '@/shared/api/schema'

type Detail = Omit<components['schemas']['CourseDetail'], 'grid_card_img_back'>
/** Saved pages of earlier releases lack these keys. */
type NewKeys = 'english_tests' | 'application_deadline' | 'application_fee' | 'other_requirements' | 'requirement_sources' | 'living_costs'

/** A course with all details. The omitted key is always null. */
export type CourseDetail = Omit<Detail, NewKeys> & Partial<Pick<Detail, NewKeys>>
