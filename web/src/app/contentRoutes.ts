import type { RouteObject } from 'react-router'
import { PATHS } from '@/shared/routing/contentPaths'

/** The routes of articles, groups and pages of the site. They load when an address has none of the other routes. */
export const contentRoutes: RouteObject[] = [
  { path: PATHS.tcf, lazy: async () => ({ Component: (await import('@/features/content/page/ArticlePages')).AboutPage }) },
  { path: PATHS.cancellation_policy, lazy: async () => ({ Component: (await import('@/features/content/page/ArticlePages')).CancellationPage }) },
  { path: PATHS.careers, lazy: async () => ({ Component: (await import('@/features/content/page/ArticlePages')).CareersPage }) },
  { path: PATHS.apply, lazy: async () => ({ Component: (await import('@/features/content/page/ArticlePages')).ApplyPage }) },
  { path: `${PATHS.blog_detail}/:blogId`, lazy: async () => ({ Component: (await import('@/features/content/page/ArticlePages')).BlogDetailPage }) },
  { path: `${PATHS.What_is_interesting}/:id`, lazy: async () => ({ Component: (await import('@/features/content/page/ArticlePages')).InterestingPage }) },
  { path: PATHS.blog, lazy: async () => ({ Component: (await import('@/features/content/page/BlogPage')).BlogPage }) },
  { path: PATHS.all_interesting_about_tcf, lazy: async () => ({ Component: (await import('@/features/content/page/ListPages')).InterestingListPage }) },
  { path: PATHS.marketing, lazy: async () => ({ Component: (await import('@/features/content/page/ListPages')).MarketingPage }) },
  { path: PATHS.marketing_detail, lazy: async () => ({ Component: (await import('@/features/content/page/MarketingDetailPage')).MarketingDetailPage }) },
  { path: PATHS.contact_us, lazy: async () => ({ Component: (await import('@/features/content/page/ContactPage')).ContactPage }) },
  { path: PATHS.payment_jazcash, lazy: async () => ({ Component: (await import('@/features/content/page/PaymentPage')).PaymentPage }) },
  { path: PATHS.all_groups, lazy: async () => ({ Component: (await import('@/features/content/page/GroupsPages')).InstituteGroupsPage }) },
  { path: PATHS.all_pathway_groups, lazy: async () => ({ Component: (await import('@/features/content/page/GroupsPages')).PathwayGroupsPage }) },
  { path: PATHS.all_apply_portals, lazy: async () => ({ Component: (await import('@/features/content/page/GroupsPages')).ApplyPortalsPage }) },
  { path: PATHS.institute_courses, lazy: async () => ({ Component: (await import('@/features/content/page/GroupsPages')).InstituteCoursesPage }) },
  { path: PATHS.pathway_courses, lazy: async () => ({ Component: (await import('@/features/content/page/GroupsPages')).PathwayCoursesPage }) },
  { path: `${PATHS.group_universities}/:groupId`, lazy: async () => ({ Component: (await import('@/features/content/page/GroupPages')).InstituteGroupPage }) },
  { path: `${PATHS.pathway_group_universities}/:groupId`, lazy: async () => ({ Component: (await import('@/features/content/page/GroupPages')).PathwayGroupPage }) },
  { path: `${PATHS.apply_portal_universities}/:slug`, lazy: async () => ({ Component: (await import('@/features/content/page/GroupPages')).ApplyPortalPage }) },
  { path: `${PATHS.institute_group_university}/:instituteGroupId/:uniId`, lazy: async () => ({ Component: (await import('@/features/content/page/GroupInstitutePages')).InstituteGroupUniversityPage }) },
  { path: `${PATHS.pathway_university}/:pathwayID/:uniId`, lazy: async () => ({ Component: (await import('@/features/content/page/GroupInstitutePages')).PathwayUniversityPage }) },
  { path: `${PATHS.apply_portal_university}/:portalId/:uniId`, lazy: async () => ({ Component: (await import('@/features/content/page/GroupInstitutePages')).ApplyPortalUniversityPage }) },
  { path: PATHS.all_programs, lazy: async () => ({ Component: (await import('@/features/content/page/DiscoverPages')).AllProgramsPage }) },
  { path: PATHS.discover_courses, lazy: async () => ({ Component: (await import('@/features/content/page/DiscoverPages')).DiscoverCoursesPage }) },
  { path: `${PATHS.discover_courses}/:id`, lazy: async () => ({ Component: (await import('@/features/content/page/DiscoverPages')).DiscoverCoursesPage }) },
  { path: PATHS.discover_course, lazy: async () => ({ Component: (await import('@/features/content/page/DiscoverPages')).DiscoverCoursesPage }) },
  { path: PATHS.mba, lazy: async () => ({ Component: (await import('@/features/content/page/DiscoverPages')).MbaPage }) },
]
