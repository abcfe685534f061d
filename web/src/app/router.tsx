import { createBrowserRouter } from 'react-router'
import type { AccountPath } from '@/features/account/page/pages'
import { ListingPage } from '@/features/listing/page/ListingPage'
import { PATHS } from '@/shared/routing/paths'
import { LISTING_PATH } from '@/shared/settings'
import { ErrorPage } from './ErrorPage'
import { PagePlaceholder } from './PagePlaceholder'
import { Root } from './Root'

/** Pages whose code loads when they are opened. */
const homePage = async () => ({ Component: (await import('@/features/home/page/HomePage')).HomePage })
const coursePage = async () => ({ Component: (await import('@/features/course/page/CoursePage')).CoursePage })
const institutePage = async () => ({ Component: (await import('@/features/university/page/InstitutePage')).InstitutePage })
const campusPage = async () => ({ Component: (await import('@/features/university/page/CampusPage')).CampusPage })
const instituteDisciplinesPage = async () => ({ Component: (await import('@/features/university/page/InstituteDisciplinesPage')).InstituteDisciplinesPage })
const disciplinePage = async () => ({ Component: (await import('@/features/university/page/DisciplinePage')).DisciplinePage })
const comparePage = async () => ({ Component: (await import('@/features/compare/page/ComparePage')).ComparePage })
const termsPage = async () => ({ Component: (await import('@/features/legal/page/LegalPage')).TermsPage })
const privacyPage = async () => ({ Component: (await import('@/features/legal/page/LegalPage')).PrivacyPage })
/** All pages of an account load together, because one chunk costs the other pages less. */
const accountPage = (path: AccountPath) => async () => ({ Component: (await import('@/features/account/page/pages')).accountPages[path] })
const notFoundPage = async () => ({ Component: (await import('./NotFoundPage')).NotFoundPage })
const shortLinkPage = async () => ({ Component: (await import('@/features/shortLink/page/ShortLinkPage')).ShortLinkPage })

const FRAME = 'frame'
const ROUTES = [
  {
    id: FRAME,
    element: <Root />,
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <PagePlaceholder />,
    children: [
      { path: PATHS.home, lazy: homePage },
      { path: PATHS.course, element: <ListingPage /> },
      { path: PATHS.search, element: <ListingPage /> },
      { path: PATHS.courseDetail, lazy: coursePage },
      { path: `${PATHS.courseDetail}/:slug`, lazy: coursePage },
      { path: `${PATHS.university}/:slug`, lazy: institutePage },
      { path: `${PATHS.university}/:slug/:campusSlug`, lazy: campusPage },
      { path: `${PATHS.university}/:slug/:countrySlug/:campusSlug`, lazy: campusPage },
      { path: `${PATHS.university}/:slug/:courseSlug/:levelSlug/:disciplineSlug/:countrySlug/:campusSlug`, lazy: instituteDisciplinesPage },
      { path: PATHS.discipline, element: <ListingPage /> },
      ...(LISTING_PATH === undefined ? [] : [{ path: LISTING_PATH, element: <ListingPage /> }]),
      { path: PATHS.disciplineDetail, lazy: disciplinePage },
      { path: PATHS.compare, lazy: comparePage },
      { path: PATHS.loading, lazy: shortLinkPage },
      { path: PATHS.terms, lazy: termsPage },
      { path: PATHS.privacy, lazy: privacyPage },
      { path: PATHS.editProfile, lazy: accountPage(PATHS.editProfile) },
      { path: PATHS.shortlist, lazy: accountPage(PATHS.shortlist) },
      { path: PATHS.forgetPassword, lazy: accountPage(PATHS.forgetPassword) },
      { path: PATHS.resetPassword, lazy: accountPage(PATHS.resetPassword) },
      { path: PATHS.newPassword, lazy: accountPage(PATHS.newPassword) },
      { path: PATHS.confirmPassword, lazy: accountPage(PATHS.confirmPassword) },
      { path: PATHS.otpScreen, lazy: accountPage(PATHS.otpScreen) },
      { path: PATHS.trackApplication, lazy: accountPage(PATHS.trackApplication) },
      { path: PATHS.applicationDetail, lazy: accountPage(PATHS.applicationDetail) },
      { path: PATHS.uploadDocuments, lazy: accountPage(PATHS.uploadDocuments) },
      { path: PATHS.allVisas, lazy: accountPage(PATHS.allVisas) },
      { path: `${PATHS.visaDetail}/:slug`, lazy: accountPage(PATHS.visaDetail) },
      { path: '*', lazy: notFoundPage },
    ],
  },
]

/** An address that matches no route, or only a route with parameters, loads the other routes and is matched again. */
export const router = createBrowserRouter(ROUTES, {
  patchRoutesOnNavigation: async ({ path, patch }) => {
    if (path.startsWith(PATHS.courseDetail)) return
    const { contentRoutes } = await import('./contentRoutes')
    patch(FRAME, contentRoutes)
  },
})

/** Waits until the code of the first page has loaded or failed to load. */
export function waitForRouter({ state, subscribe }: typeof router): Promise<void> {
  if (state.initialized) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
}
