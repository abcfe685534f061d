/** Lists the linked pages: the first, the last, the current page and its neighbours. Null is a gap of several pages. */
export function buildPageNumbers(current: number, last: number): (number | null)[] {
  const near = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last)
  const pages = [...new Set(near)].sort((one, other) => one - other)
  return pages.flatMap((page, index) => {
    const gap = page - (pages[index - 1] ?? 0) - 1
    if (gap === 0) return [page]
    return gap === 1 ? [page - 1, page] : [null, page]
  })
}
