import type { Page } from '@playwright/test'
import { NEW_PASSWORD, PASSWORD } from './account.ts'

const PERSONAL = /(?:@|%40)example\.org|300 ?1234567/
const PASSWORDS = new RegExp(`${PASSWORD}|${NEW_PASSWORD}`)
const SECRET = new RegExp(`${PASSWORDS.source}|"(?:otp|password|std_password|confirm_password)":"[^"]`)
/** URLs must not have these parameters, whatever their value is. */
const PERSONAL_PARAMETERS = new Set(['otp', 'code', 'token', 'password', 'std_password', 'confirm_password', 'email', 'email_address', 'mobile'])
/** Drafts of forms may contain personal values. The browser deletes them with the tab. */
const DRAFT = 'meridian-draft'

const isPersonal = (text: string) => PERSONAL.test(text) || SECRET.test(text)

/**
 * Returns true if the path or the query contains personal values, or if the query has one of
 * `PERSONAL_PARAMETERS`. The fragment is not checked, because browsers never send it.
 */
function isPersonalUrl(address: string): boolean {
  const { pathname, searchParams } = new URL(address)
  return isPersonal(pathname) || [...searchParams].some(([key, value]) => PERSONAL_PARAMETERS.has(key) || isPersonal(value))
}

/**
 * Checks the HTML of a page. Does not look for keys such as `"confirm_password":`, because each page
 * contains the slugs of all page types: `"confirm_password":"confirm-password"`.
 */
const isPersonalPage = (html: string) => PERSONAL.test(html) || PASSWORDS.test(html)

const findInStored = (key: string, value: string) => (key.startsWith(DRAFT) ? SECRET.test(value) : isPersonal(value))

/**
 * Finds personal data that a page has left in the browser: in storage, cookies, the history entry and the caches of the
 * service worker. Also reports each database of the browser, because the site uses none.
 */
export async function findStoredData(page: Page): Promise<readonly string[]> {
  const { entries, databases } = await page.evaluate(async () => {
    const found: [string, string][] = [
      ...Object.entries(localStorage as Record<string, string>),
      ...Object.entries(sessionStorage as Record<string, string>),
      ['cookies', document.cookie],
      ['history', JSON.stringify(history.state)],
    ]
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const stored = await cache.match(request, { ignoreVary: true })
        const type = stored?.headers.get('content-type') ?? ''
        const isText = /json|html/.test(type)
        found.push([`${type.includes('html') ? 'page' : 'cache'} ${name}: ${request.url}`, `${request.url} ${isText ? await stored?.text() : ''}`])
      }
    }
    return { entries: found, databases: (await indexedDB.databases()).map(({ name }) => `database ${name}`) }
  })
  const isFound = ([key, value]: readonly [string, string]) => /^(?:page|cache) .*#token=/.test(key) || (key.startsWith('page ') ? isPersonalPage(value) : findInStored(key, value))
  return [...entries.filter(isFound).map(([key]) => `left over: ${key}`), ...databases]
}

/**
 * Watches for personal data in the storage of a page and in the URLs that it requests. Returns a
 * list that grows with each finding. The check runs on each write, so it also finds values that the
 * page removes later.
 */
export async function observePersonalData(page: Page): Promise<readonly string[]> {
  const found: string[] = []
  page.on('request', (request) => isPersonalUrl(request.url()) && found.push(`URL: ${request.url()}`))
  await page.exposeFunction('observeStored', (key: string, value: string) => {
    if (findInStored(key, value)) found.push(`storage: ${key} = ${value}`)
  })
  await page.addInitScript(() => {
    const setItem = Storage.prototype.setItem
    Storage.prototype.setItem = function (key: string, value: string) {
      void (globalThis as unknown as { observeStored: (key: string, value: string) => Promise<void> }).observeStored(key, value)
      setItem.call(this, key, value)
    }
  })
  return found
}
