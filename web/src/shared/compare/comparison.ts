const COMPARED_MAX = 3
export const COMPARED_MIN = 2

/** The fields of a selected course. The browser stores the fields when the course is added. */
export interface ComparedItem {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly institute: string
  readonly logo: string | null
}

type Refusal = 'full' | 'duplicate'

export interface Comparison {
  readonly items: readonly ComparedItem[]
  readonly isOpen: boolean
  /** The reason why the last course was not added. */
  readonly refusal: Refusal | undefined
}

export const EMPTY_COMPARISON: Comparison = { items: [], isOpen: false, refusal: undefined }

/** Adds a course and opens the drawer. A duplicate or a fourth course is not added, and `refusal` says why. */
export function addCourse(comparison: Comparison, item: ComparedItem): Comparison {
  if (comparison.items.some(({ id }) => id === item.id)) return { ...comparison, isOpen: true, refusal: 'duplicate' }
  if (comparison.items.length >= COMPARED_MAX) return { ...comparison, isOpen: true, refusal: 'full' }
  return { items: [...comparison.items, item], isOpen: true, refusal: undefined }
}

/** Removes a course. If no course is left, the drawer closes. */
export function removeCourse(comparison: Comparison, id: number): Comparison {
  const items = comparison.items.filter((item) => item.id !== id)
  return { items, isOpen: comparison.isOpen && items.length > 0, refusal: undefined }
}

/** Parses the stored comparison. Invalid items are ignored. */
export function parseStoredComparison(stored: string | null): Comparison {
  const read: unknown = parseJson(stored)
  if (typeof read !== 'object' || read === null || !('items' in read) || !Array.isArray(read.items)) return EMPTY_COMPARISON
  const items = read.items.filter(isItem).slice(0, COMPARED_MAX)
  return { items, isOpen: 'isOpen' in read && read.isOpen === true && items.length > 0, refusal: undefined }
}

export function serializeComparison({ items, isOpen }: Comparison): string {
  return JSON.stringify({ items, isOpen })
}

function parseJson(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null')
  } catch {
    // The stored text is not JSON, so it is ignored.
    return null
  }
}

function isItem(value: unknown): value is ComparedItem {
  const item = value as Partial<Record<keyof ComparedItem, unknown>> | null
  const isLogo = item?.logo === null || typeof item?.logo === 'string'
  return Number.isInteger(item?.id) && [item?.slug, item?.name, item?.institute].every((text) => typeof text === 'string') && isLogo
}
