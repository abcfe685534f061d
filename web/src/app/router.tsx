import { createBrowserRouter, Navigate, useLocation } from 'react-router'
import { ListingPage } from '@/features/listing/page/ListingPage'
import { PATHS } from '@/shared/routing/paths'
import { BrokenPage } from './BrokenPage'
import { NotFoundPage } from './NotFoundPage'
import { PagePlaceholder } from './PagePlaceholder'
import { Root } from './Root'

/** Until there is a home page its address leads to the courses, with whatever it asks for. */
function ToCourses() {
  const { search } = useLocation()
  return <Navigate to={{ pathname: PATHS.course, search }} replace />
}

/** Pages whose code comes when they are opened. */
const coursePage = async () => ({ Component: (await import('@/features/course/page/CoursePage')).CoursePage })
const comparePage = async () => ({ Component: (await import('@/features/compare/page/ComparePage')).ComparePage })
const loadingPage = async () => ({ Component: (await import('@/features/shortLink/page/LoadingPage')).LoadingPage })

export const router = createBrowserRouter([
  {
    element: <Root />,
    errorElement: <BrokenPage />,
    hydrateFallbackElement: <PagePlaceholder />,
    children: [
      { path: PATHS.home, element: <ToCourses /> },
      { path: PATHS.course, element: <ListingPage /> },
      { path: PATHS.search, element: <ListingPage /> },
      { path: PATHS.courseDetail, lazy: coursePage },
      { path: `${PATHS.courseDetail}/:slug`, lazy: coursePage },
      { path: PATHS.compare, lazy: comparePage },
      { path: PATHS.loading, lazy: loadingPage },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
])
