import type { components } from '@/shared/api/schema'

/** A column: all but the one key that is always null, which the client's types leave out. */
export type ComparedCourse = Omit<components['schemas']['ComparedCourse'], 'grid_card_img_back'>

export interface Cell {
  /** Null is said to be unknown. */
  readonly value: string | null
  /** Where the value leads. */
  readonly href?: string
  /** Smaller print beneath. */
  readonly note?: string
  /** Why this column is the best of the row, in words. */
  readonly best?: string
}

export interface Row {
  readonly label: string
  /** One for each course, in their order. */
  readonly cells: readonly Cell[]
  readonly differs: boolean
}

/** Whether the columns of a row say different things; what is unknown differs from what is known. */
export function hasDifferences(cells: readonly Cell[]): boolean {
  return new Set(cells.map(({ value }) => value)).size > 1
}

/** Which of these figures is the least, where at least two are known and they are not all the same. */
export function markLowest(figures: readonly (number | null)[]): readonly boolean[] {
  const known = figures.filter((figure) => figure !== null)
  const least = Math.min(...known)
  const isTold = known.length > 1 && known.some((figure) => figure !== least)
  return figures.map((figure) => isTold && figure === least)
}
