/** The URL keys of the compared courses. Each value is a slug or an id. */
export const COMPARED_COURSE_KEYS = ['crs1', 'crs2', 'crs3'] as const

export function parseComparedSlugs(search: string): string[] {
  const query = new URLSearchParams(search)
  const slugs = COMPARED_COURSE_KEYS.map((key) => (query.get(key) ?? '').trim()).filter((slug) => slug !== '')
  return [...new Set(slugs)]
}
