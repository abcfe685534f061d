import type { components } from '@/shared/api/schema'

/** A course as its page needs it: all but the one key that is always null, which the client's types leave out. */
export type CourseDetail = Omit<components['schemas']['CourseDetail'], 'grid_card_img_back'>
