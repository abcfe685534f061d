/** Reads the number of the page from the address. Other texts mean page 1. */
export function readPageNumber(params: URLSearchParams): number {
  const text = params.get('page') ?? ''
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1
}
