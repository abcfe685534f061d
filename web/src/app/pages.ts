import type { RouteObject } from 'react-router'
import type { accountPages } from '@/features/account/page/pages'
import { PATHS, type PageType } from '@/shared/routing/paths'
import { buildContentRoutes } from './contentRoutes'

/**
 * A route of a page type: the parameters after the slug, and a function that loads the code of the
 * page.
 */
interface Page {
  readonly parameters: string
  readonly lazy: NonNullable<RouteObject['lazy']>
}

const page = (lazy: Page['lazy'], ...parameters: readonly string[]): Page[] => (parameters.length === 0 ? [''] : parameters).map((each) => ({ parameters: each, lazy }))
/**
 * All account pages are in one chunk. Several chunks would make the code of the other pages larger.
 */
const accountPage = (pageType: keyof typeof accountPages, parameters = '') => page(async () => ({ Component: (await import('@/features/account/page/pages')).accountPages[pageType] }), parameters)
const campusPage = async () => ({ Component: (await import('@/features/university/page/CampusPage')).CampusPage })

/**
 * The pages by page type, except those in `firstPages.tsx` and `contentRoutes.ts`. A page type that is in none of these
 * files has no page. `part_counts` in `schemas/vocabulary/page_types.py` must have the same numbers of parameters.
 */
const PAGES: Readonly<Partial<Record<PageType, readonly Page[]>>> = {
  university_details: [
    ...page(async () => ({ Component: (await import('@/features/university/page/InstitutePage')).InstitutePage }), '/:slug'),
    ...page(campusPage, '/:slug/:campusSlug', '/:slug/:countrySlug/:campusSlug'),
    ...page(
      async () => ({ Component: (await import('@/features/university/page/InstituteDisciplinesPage')).InstituteDisciplinesPage }),
      '/:slug/:courseSlug/:levelSlug/:disciplineSlug/:countrySlug/:campusSlug',
    ),
  ],
  discipline_detail: page(async () => ({ Component: (await import('@/features/university/page/DisciplinePage')).DisciplinePage })),
  compare_course: page(async () => ({ Component: (await import('@/features/compare/page/ComparePage')).ComparePage })),
  loading: page(async () => ({ Component: (await import('@/features/shortLink/page/ShortLinkPage')).ShortLinkPage })),
  terms_of_use: page(async () => ({ Component: (await import('@/features/legal/page/LegalPage')).TermsPage })),
  privacy_policy: page(async () => ({ Component: (await import('@/features/legal/page/LegalPage')).PrivacyPage })),
  edit_profile: accountPage('edit_profile'),
  shortlist: accountPage('shortlist'),
  saved_searches: accountPage('saved_searches'),
  forget_password: accountPage('forget_password'),
  reset_password: accountPage('reset_password'),
  new_password: accountPage('new_password'),
  confirm_password: accountPage('confirm_password'),
  otp_screen: accountPage('otp_screen'),
  track_application: accountPage('track_application'),
  application_detail: accountPage('application_detail'),
  upload_documents: accountPage('upload_documents'),
  all_visas: accountPage('all_visas'),
  visa_detail: accountPage('visa_detail', '/:slug'),
  scholarships: page(async () => ({ Component: (await import('@/features/scholarship/page/ScholarshipsPage')).ScholarshipsPage })),
  all_scholarships: page(async () => ({ Component: (await import('@/features/scholarship/page/AllScholarshipsPage')).AllScholarshipsPage })),
  institute_scholarships: page(async () => ({ Component: (await import('@/features/scholarship/page/InstituteScholarshipsPage')).InstituteScholarshipsPage })),
  scholarship_country: page(async () => ({ Component: (await import('@/features/scholarship/page/ScholarshipCountriesPage')).ScholarshipCountriesPage })),
  scholarship_detail: page(async () => ({ Component: (await import('@/features/scholarship/page/ScholarshipPage')).ScholarshipPage }), '/:slug'),
}

/**
 * Builds the routes of all pages, except those in `firstPages.tsx`, from the slugs. The last route handles addresses
 * without a page.
 */
export function buildRoutes(): RouteObject[] {
  const roots = (pageType: PageType) => new Set(pageType === 'university_details' ? [PATHS[pageType], '/university-details'] : [PATHS[pageType]])
  const known = (Object.entries(PAGES) as [PageType, readonly Page[]][]).filter(([pageType]) => PATHS[pageType] !== '/')
  return [
    ...known.flatMap(([pageType, pages]) => [...roots(pageType)].flatMap((root) => pages.map(({ parameters, lazy }) => ({ path: root + parameters, lazy })))),
    // Leaves out page types without a slug, because their path would be `/`.
    ...buildContentRoutes().filter(({ path = '' }) => !/^\/(\/|$)/.test(path)),
    { path: '*', lazy: async () => await import('./notFoundRoute') },
  ]
}
