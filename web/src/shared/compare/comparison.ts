/** What is chosen for comparison: a pure basket, of which the store keeps one. */
const COMPARED_MAX = 3
export const COMPARED_MIN = 2

/** What the drawer shows of a course, kept as it was when it was chosen. */
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
  /** Why the last course was not added. */
  readonly refusal: Refusal | undefined
}

export const EMPTY_COMPARISON: Comparison = { items: [], isOpen: false, refusal: undefined }

/** A course that is there already, or one too many, is refused; either way the drawer opens and says so. */
export function addCourse(basket: Comparison, item: ComparedItem): Comparison {
  if (basket.items.some(({ id }) => id === item.id)) return { ...basket, isOpen: true, refusal: 'duplicate' }
  if (basket.items.length >= COMPARED_MAX) return { ...basket, isOpen: true, refusal: 'full' }
  return { items: [...basket.items, item], isOpen: true, refusal: undefined }
}

/** The drawer closes when the last one goes. */
export function removeCourse(basket: Comparison, id: number): Comparison {
  const items = basket.items.filter((item) => item.id !== id)
  return { items, isOpen: basket.isOpen && items.length > 0, refusal: undefined }
}

/** A basket as it was stored, without what does not fit. */
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
    // A visitor's storage may hold anything: what is no JSON is no basket.
    return null
  }
}

function isItem(value: unknown): value is ComparedItem {
  const item = value as Partial<Record<keyof ComparedItem, unknown>> | null
  const isLogo = item?.logo === null || typeof item?.logo === 'string'
  return Number.isInteger(item?.id) && [item?.slug, item?.name, item?.institute].every((text) => typeof text === 'string') && isLogo
}
