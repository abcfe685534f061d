import type { components } from '@/shared/api/schema'

/** A compared course, without a key of the API that is always null. */
export type ComparedCourse = Omit<components['schemas']['ComparedCourse'], 'grid_card_img_back'>

export interface Cell {
  /** Null is shown as unknown. */
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

/** True if the cells have different values. An unknown value differs from a known one. */
export function hasDifferences(cells: readonly Cell[]): boolean {
  return new Set(cells.map(({ value }) => value)).size > 1
}

/** Marks the lowest figures. Marks none when fewer than two are known or all known figures are equal. */
export function markLowest(figures: readonly (number | null)[]): readonly boolean[] {
  const known = figures.filter((figure) => figure !== null)
  const lowest = Math.min(...known)
  const hasLowest = known.length > 1 && known.some((figure) => figure !== lowest)
  return figures.map((figure) => hasLowest && figure === lowest)
}
