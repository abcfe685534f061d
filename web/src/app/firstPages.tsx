import { matchPath, type RouteObject } from 'react-router'
import { ListingPage } from '@/features/listing/page/ListingPage'
import { PATHS } from '@/shared/routing/paths'

const homePage = async () => ({ Component: (await import('@/features/home/page/HomePage')).HomePage })
const coursePage = async () => ({ Component: (await import('@/features/course/page/CoursePage')).CoursePage })

/** Builds the routes of the most visited pages. `pages.ts` builds all other routes. Its code loads separately. */
export const buildFirstRoutes = (): RouteObject[] => [
  { path: '/', lazy: homePage },
  ...[...new Set(['/course', PATHS.course, PATHS.search, PATHS.discipline])].map((path) => ({ path, element: <ListingPage /> })),
  { path: `${PATHS.course_detail}/:slug?`, lazy: coursePage },
]

/** Whether a path belongs to one of these most visited pages. */
export const hasFirstPage = (pathname: string) => buildFirstRoutes().some(({ path = '' }) => matchPath(path, pathname) !== null)
