import type { components } from '@/shared/api/schema'

type Compared = Omit<components['schemas']['ComparedCourse'], 'grid_card_img_back'>
/** Responses that were cached by an earlier release lack these keys. */
type NewKeys = 'english_tests' | 'application_deadline' | 'application_fee'

/** A compared course. The API also sends `grid_card_img_back`, which is always null. */
export type ComparedCourse = Omit<Compared, NewKeys> & Partial<Pick<Compared, NewKeys>>

export interface Cell {
  /** The text of the value. Null is shown as "unknown". */
  readonly value: string | null
  /** The URL that the value links to. */
  readonly href?: string
  /** Small text below the value. */
  readonly note?: string
  /** The label of the best value in the row. */
  readonly best?: string
}

export interface Row {
  readonly label: string
  /** One cell per course, in the order of the courses. */
  readonly cells: readonly Cell[]
  readonly differs: boolean
}

/**
 * Whether the cells have different values. An unknown value counts as different from a known value.
 */
export function hasDifferences(cells: readonly Cell[]): boolean {
  return new Set(cells.map(({ value }) => value)).size > 1
}

/** Marks the lowest figures. If fewer than two figures are known, or all known figures are equal, none is marked. */
export function markLowest(figures: readonly (number | null)[]): readonly boolean[] {
  const known = figures.filter((figure) => figure !== null)
  const lowest = Math.min(...known)
  const hasLowest = known.length > 1 && known.some((figure) => figure !== lowest)
  return figures.map((figure) => hasLowest && figure === lowest)
}
