import i18n from 'i18next'
import { fetchClient } from '@/shared/api/client'
import { type PageType, type Slugs } from '@/shared/routing/paths'
import classes from './pages.module.css'

const FIRST_WAIT_MS = 500
const MAX_WAIT_MS = 8_000

/** Requests the slugs of the page types. Returns undefined if the request fails or the list is empty. */
async function requestSlugs(): Promise<Slugs | undefined> {
  try {
    const { data } = await fetchClient.GET('/api/cms/routing/')
    return data === undefined || data.length === 0 ? undefined : (Object.fromEntries(data.map(({ page_type, slug }) => [page_type, slug])) as Record<PageType, string>)
  } catch {
    // Without a connection, the request fails. The next request may succeed.
    return undefined
  }
}

/** Waits for this time, or until the browser is online again, whichever is first. */
function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
    globalThis.addEventListener('online', () => resolve(), { once: true })
  })
}

/** Replaces the page by a skeleton of the full height. */
function showSkeleton(container: HTMLElement): void {
  const skeleton = Object.assign(document.createElement('div'), { className: classes.skeleton, role: 'status', ariaLabel: i18n.t('filters.loading') })
  for (let index = 0; index < 4; index++) skeleton.append(document.createElement('div'))
  container.replaceChildren(skeleton)
}

/**
 * Loads the slugs of all page types. The app calls this function if the HTML does not contain them. Shows a skeleton
 * meanwhile. Repeats failed requests without a message, so that the site recovers by itself.
 */
export async function loadSlugs(container: HTMLElement, texts: Promise<void>): Promise<Slugs> {
  await texts
  showSkeleton(container)
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(2 * waitMs, MAX_WAIT_MS)) {
    const slugs = await requestSlugs()
    if (slugs !== undefined) {
      container.replaceChildren()
      return slugs
    }
    await wait(waitMs)
  }
}
