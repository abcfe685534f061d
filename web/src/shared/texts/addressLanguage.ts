import { LANGUAGE_KEY, LANGUAGES, parseLanguage, type Language } from './languages'

/**
 * The key of the language in the query string of an address. The addresses of English pages do not
 * have this key.
 */
export const ADDRESS_LANGUAGE_KEY = 'lang'

/** Returns the language in the query of an address. An unknown language is ignored. */
export function readAddressLanguage(search: string): Language | undefined {
  const value = new URLSearchParams(search).get(ADDRESS_LANGUAGE_KEY)
  return LANGUAGES.find((language) => language === value)
}

/**
 * The language that links and the page address contain. If undefined, no address is changed, and the
 * remembered language or the language of the browser applies.
 */
let shown = readAddressLanguage(globalThis.location?.search ?? '')

/**
 * Returns the language in the address, else the language that the visitor has selected before, else
 * the language of the browser.
 */
export function getInitialLanguage(): Language {
  return shown ?? parseLanguage(localStorage.getItem(LANGUAGE_KEY) ?? navigator.language)
}

/**
 * Sets the current address language in an address of the site: `/course?page=2` →
 * `/course?page=2&lang=ur`.
 */
export function setAddressLanguage(address: string): string {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)\??([^#]*)(.*)$/.exec(address) ?? []
  if (shown === undefined) return address
  const others = query.split('&').filter((pair) => pair !== '' && !pair.startsWith(`${ADDRESS_LANGUAGE_KEY}=`))
  const pairs = shown === 'en' ? others : [...others, `${ADDRESS_LANGUAGE_KEY}=${shown}`]
  return path + (pairs.length === 0 ? '' : `?${pairs.join('&')}`) + fragment
}

/**
 * Sets the current address language in the address of the page. Does not add a history entry, and
 * keeps the state of the current one.
 */
export function updatePageAddress(): void {
  const before = location.pathname + location.search + location.hash
  const address = setAddressLanguage(before)
  if (address !== before) history.replaceState(history.state, '', address)
}

/** Changes the current address language after the visitor has selected a language. */
export function showAddressLanguage(language: Language): void {
  shown = language
  updatePageAddress()
}
