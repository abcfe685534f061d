import { LANGUAGE_KEY, LANGUAGES, parseLanguage, type Language } from './languages'

/** The key of the language in the query of an address. The addresses of English pages have no language. */
export const ADDRESS_LANGUAGE_KEY = 'lang'

/** Returns the language in the query of an address. An unknown language is ignored. */
export function readAddressLanguage(search: string): Language | undefined {
  const value = new URLSearchParams(search).get(ADDRESS_LANGUAGE_KEY)
  return LANGUAGES.find((language) => language === value)
}

/** The language that the addresses of the site show. Without one, the remembered language applies and no address changes. */
let shown = readAddressLanguage(globalThis.location?.search ?? '')

/** Returns the language in the address, or the language that the visitor has selected before, or the language of the browser. */
export function getInitialLanguage(): Language {
  return shown ?? parseLanguage(localStorage.getItem(LANGUAGE_KEY) ?? navigator.language)
}

/** Sets the shown language in an address of the site: `/course?page=2` → `/course?page=2&lang=ur`. */
export function setAddressLanguage(address: string): string {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)\??([^#]*)(.*)$/.exec(address) ?? []
  if (shown === undefined) return address
  const others = query.split('&').filter((pair) => pair !== '' && !pair.startsWith(`${ADDRESS_LANGUAGE_KEY}=`))
  const pairs = shown === 'en' ? others : [...others, `${ADDRESS_LANGUAGE_KEY}=${shown}`]
  return path + (pairs.length === 0 ? '' : `?${pairs.join('&')}`) + fragment
}

/** Sets the shown language in the address of the page. The history entry and its state stay. */
export function updatePageAddress(): void {
  const before = location.pathname + location.search + location.hash
  const address = setAddressLanguage(before)
  if (address !== before) history.replaceState(history.state, '', address)
}

/** Changes the shown language when the visitor selects a language. */
export function showAddressLanguage(language: Language): void {
  shown = language
  updatePageAddress()
}
