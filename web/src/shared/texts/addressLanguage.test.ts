import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** Opens an address and loads the module again, as a page load does. The module reads the address only when it is loaded. */
async function open(address: string) {
  history.replaceState({ idx: 3 }, '', address)
  vi.resetModules()
  return import('./addressLanguage')
}

beforeEach(() => localStorage.clear())
afterEach(() => history.replaceState(null, '', '/'))

test('the language in the address wins over the remembered one', async () => {
  localStorage.setItem('meridian-language', 'ur')
  expect((await open('/course')).getInitialLanguage()).toBe('ur')
  expect((await open('/course?lang=en')).getInitialLanguage()).toBe('en')
  localStorage.setItem('meridian-language', 'en')
  expect((await open('/course?page=2&lang=ur')).getInitialLanguage()).toBe('ur')
})

test.each(['xx', '', 'UR', 'ur-PK'])('the unknown language %j is ignored', async (value) => {
  localStorage.setItem('meridian-language', 'ur')
  const { getInitialLanguage, setAddressLanguage } = await open(`/?lang=${value}`)
  expect(getInitialLanguage()).toBe('ur')
  expect(setAddressLanguage('/course')).toBe('/course')
})

test('the links of the site keep the language, and nothing else of the address changes', async () => {
  const { setAddressLanguage } = await open('/?lang=ur')
  expect(setAddressLanguage('/course')).toBe('/course?lang=ur')
  expect(setAddressLanguage('/course?a=x,y&lang=en&b=%20#top')).toBe('/course?a=x,y&b=%20&lang=ur#top')
})

test('a selected language changes the address of the page, and English removes the language from it', async () => {
  const { showAddressLanguage, setAddressLanguage } = await open('/course?page=2')
  expect(setAddressLanguage('/blog')).toBe('/blog')
  showAddressLanguage('ur')
  expect(location.search).toBe('?page=2&lang=ur')
  expect(history.state).toEqual({ idx: 3 })
  showAddressLanguage('en')
  expect(location.search).toBe('?page=2')
  expect(setAddressLanguage('/blog?lang=ur')).toBe('/blog')
})
