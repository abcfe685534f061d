/** Reads the page number from the URL. Returns 1 if it is missing or invalid. */
export function readPageNumber(params: URLSearchParams): number {
  const text = params.get('page') ?? ''
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1
}
