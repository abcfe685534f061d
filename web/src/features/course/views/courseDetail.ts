import type { components } from '@/shared/api/schema'

/** A course with all details. The omitted key is always null. */
export type CourseDetail = Omit<components['schemas']['CourseDetail'], 'grid_card_img_back'>
