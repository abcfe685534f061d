/** The courses of a comparison, by slug or id: the address's crs1, crs2 and crs3, each once, in their order. */
export const COLUMN_KEYS = ['crs1', 'crs2', 'crs3'] as const

export function parseComparedSlugs(search: string): string[] {
  const query = new URLSearchParams(search)
  const named = COLUMN_KEYS.map((key) => (query.get(key) ?? '').trim()).filter((slug) => slug !== '')
  return [...new Set(named)]
}
