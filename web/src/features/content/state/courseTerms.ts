/**
 * The maximum number of subjects on the page. The limit exists because each subject needs a
 * request.
 */
const TERMS_MAX = 6

/**
 * Splits a text into course terms at Latin and Arabic commas. Empty and repeated terms, and terms
 * after the first six, are left out. The comparison ignores case.
 */
export function splitTerms(text: string): readonly string[] {
  const terms = new Map<string, string>()
  for (const each of text.split(/[,،]/)) {
    const term = each.trim().replace(/\s+/g, ' ')
    if (term !== '' && !terms.has(term.toLowerCase())) terms.set(term.toLowerCase(), term)
  }
  return [...terms.values()].slice(0, TERMS_MAX)
}
