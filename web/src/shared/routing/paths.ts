import type { components } from '@/shared/api/schema'

export type PageType = components['schemas']['PageRouteEntry']['page_type']
/** The slug of each page type. A page type is absent if the server does not know it. */
export type Slugs = Readonly<Partial<Record<PageType, string>>>

let slugs: Slugs | undefined

/** Reads the slugs that the server has written into the page. Returns undefined if they are missing or broken. */
export function readInlinedSlugs(): Slugs | undefined {
  try {
    const read = JSON.parse(document.getElementById('page-routes')?.textContent ?? '{}') as Slugs
    return 'course' in read ? read : undefined
  } catch {
    // A proxy may have changed the HTML. The site then requests the slugs from the API.
    return undefined
  }
}

export function setSlugs(known: Slugs | undefined): void {
  slugs = known
}

/**
 * The URL path of each page type, such as `/course-detail`. A page type without a slug has the path
 * of the home page. The slugs become known just before the first render, so a module must not read
 * a path while it loads.
 */
export const PATHS = new Proxy({} as Readonly<Record<PageType, string>>, {
  get: (_, pageType: PageType) => {
    if (slugs === undefined) throw new Error('The paths are read before the slugs are known')
    return `/${slugs[pageType] ?? ''}`
  },
})
