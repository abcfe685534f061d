/**
 * Stores pages, code and results in the browser, so that visited courses and the last results are
 * readable without a connection. If the server responds, pages and results always come from the
 * server. A visitor with a connection therefore never sees an outdated page or result.
 */

/**
 * The hash of the build (`serviceWorker.vite.ts`). The hash is a part of this file. If the hash changes, the file
 * changes too, and browsers install the new file.
 */
declare const BUILD: string

interface Route {
  readonly page_type: string
  readonly slug: string
}

const worker = self as unknown as ServiceWorkerGlobalScope

const SHELL_CACHE = `shell-${BUILD}`
const SHELL = '/shell'
const FILES_CACHE = 'files'
const PAGES_CACHE = 'pages'
const RESULTS_CACHE = 'results'
const MAX_ENTRIES: Readonly<Record<string, number>> = { [FILES_CACHE]: 400, [PAGES_CACHE]: 40, [RESULTS_CACHE]: 200 }

const ROUTES = '/api/cms/routing/'
/**
 * The page type whose HTML is the fallback without a connection. The HTML works for every address,
 * because its code renders the page of the address. The page type is not prerendered, so the HTML
 * shows no other page before the code has rendered.
 */
const SHELL_PAGE_TYPE = 'loading'
const FILE_FOLDER = '/assets/'
const FILES_OF_PAGE = /(?:src|href)="(\/assets\/[^"]+)"/g
/** POST endpoints that only read. The body of the request is a part of the cache key. */
const READ_BY_POST = /^\/api\/(?:search|course\/(?:course_search|base_filters|courses_by_ids)|scholarship\/search|institute\/[^/]+\/discipline)\/?$/
const STORED_HEADER = 'x-stored'

worker.addEventListener('install', (event) => event.waitUntil(storeShell()))
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()))
worker.addEventListener('message', ({ data }) => {
  if (data === 'activate') void worker.skipWaiting()
})
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== worker.location.origin || request.cache === 'no-store') return
  if (request.mode === 'navigate') event.respondWith(respondWithPage(event))
  else if (pathname.startsWith(FILE_FOLDER)) event.respondWith(respondWithFile(event))
  else if (isRead(request, pathname)) event.respondWith(respondWithResult(event))
})

/**
 * Stores the fallback page and the files that it loads. After a failure, the next visit tries
 * again.
 */
async function storeShell(): Promise<void> {
  const routes = (await (await fetch(ROUTES)).json()) as readonly Route[]
  const route = routes.find(({ page_type }) => page_type === SHELL_PAGE_TYPE)
  const page = await fetch(`/${route?.slug ?? ''}`)
  if (!page.ok) throw new Error(`The frame of the pages has status ${page.status}`)
  const html = await page.clone().text()
  const files = [...html.matchAll(FILES_OF_PAGE)].flatMap(([, path]) => path ?? [])
  await (await caches.open(FILES_CACHE)).addAll(new Set(files))
  await (await caches.open(SHELL_CACHE)).put(SHELL, page)
}

async function takeOver(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== SHELL_CACHE && MAX_ENTRIES[name] === undefined).map((name) => caches.delete(name)))
  await worker.registration.navigationPreload.enable()
  await worker.clients.claim()
}

function isRead({ method }: Request, pathname: string): boolean {
  return method === 'GET' ? pathname.startsWith('/api/') : method === 'POST' && READ_BY_POST.test(pathname)
}

/**
 * Returns the page from the server. Without a connection, returns the stored page, or the fallback
 * page if the page is not stored.
 */
async function respondWithPage(event: FetchEvent): Promise<Response> {
  try {
    const preloaded = (await event.preloadResponse) as Response | undefined
    const response = preloaded ?? (await fetch(event.request))
    if (isStorable(response) && !response.redirected) event.waitUntil(store(PAGES_CACHE, removeFragment(event.request.url), response.clone()))
    return response
  } catch (error) {
    const stored = (await findStored(PAGES_CACHE, event.request)) ?? (await findStored(SHELL_CACHE, SHELL))
    if (!stored) throw error
    return stored
  }
}

/**
 * The fragment can be secret. For example, the mailed link for a new password contains a token
 * there.
 */
const removeFragment = (url: string) => url.replace(/#.*$/, '')

/** Returns a file of the build. Its address contains a hash or a version, so a stored file is never out of date. */
async function respondWithFile(event: FetchEvent): Promise<Response> {
  const stored = await findStored(FILES_CACHE, event.request)
  if (stored) return stored
  const response = await fetch(event.request)
  if (response.status === 200) event.waitUntil(store(FILES_CACHE, event.request, response.clone()))
  return response
}

/**
 * Returns the result from the server. Without a connection, returns the stored result with a header
 * that marks it as stored.
 */
async function respondWithResult(event: FetchEvent): Promise<Response> {
  const { request } = event
  const key = request.method === 'POST' ? await buildPostKey(request.clone()) : request
  try {
    const response = await fetch(request)
    if (isStorable(response) && (request.method === 'POST' || isPublic(response))) event.waitUntil(store(RESULTS_CACHE, key, response.clone()))
    return response
  } catch (error) {
    const stored = await findStored(RESULTS_CACHE, key)
    if (!stored) throw error
    const headers = new Headers(stored.headers)
    headers.set(STORED_HEADER, '1')
    return new Response(stored.body, { status: stored.status, headers })
  }
}

/**
 * Builds the cache key of a POST request: its URL and the SHA-256 hash of its body. The Cache API
 * cannot store POST requests, so the key is a GET request.
 */
async function buildPostKey(request: Request): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await request.arrayBuffer())
  const hash = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
  const url = new URL(request.url)
  url.searchParams.set('body', hash)
  return url.href
}

const isStorable = (response: Response) => response.status === 200 && !/no-store|private/.test(response.headers.get('cache-control') ?? '')
/** GET responses with data of a person are not marked as public, so they are never stored. */
const isPublic = (response: Response) => /public/.test(response.headers.get('cache-control') ?? '')

async function findStored(name: string, key: Request | string): Promise<Response | undefined> {
  return caches.match(key, { cacheName: name, ignoreVary: true })
}

/**
 * Stores a response, and removes the oldest responses above the limit. A failure, such as a full
 * disk, is only logged to the console.
 */
async function store(name: string, key: Request | string, response: Response): Promise<void> {
  const cache = await caches.open(name)
  try {
    await cache.delete(key, { ignoreVary: true })
    await cache.put(key, response)
  } catch (error) {
    console.warn(`${name} cannot be stored`, error)
    return
  }
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - (MAX_ENTRIES[name] ?? 0))).map((each) => cache.delete(each, { ignoreVary: true })))
}
