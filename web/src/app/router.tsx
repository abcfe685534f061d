import { createBrowserRouter, Navigate, useLocation, useParams } from 'react-router'
import { ListingPage } from '@/features/listing/page/ListingPage'
import { PATHS } from '@/shared/routing/paths'
import { BrokenPage } from './BrokenPage'
import { NotFoundPage } from './NotFoundPage'
import { PagePlaceholder } from './PagePlaceholder'
import { Root } from './Root'

/** Until there are pages of campuses their addresses lead to all that a campus has. */
function ToCampusCourses() {
  const { campus = '' } = useParams()
  const query = new URLSearchParams(useLocation().search)
  query.set('caid', campus)
  return <Navigate to={{ pathname: PATHS.course, search: query.toString() }} replace />
}

/** Pages whose code comes when they are opened. */
const homePage = async () => ({ Component: (await import('@/features/home/page/HomePage')).HomePage })
const coursePage = async () => ({ Component: (await import('@/features/course/page/CoursePage')).CoursePage })
const comparePage = async () => ({ Component: (await import('@/features/compare/page/ComparePage')).ComparePage })
const loadingPage = async () => ({ Component: (await import('@/features/shortLink/page/LoadingPage')).LoadingPage })

export const router = createBrowserRouter([
  {
    element: <Root />,
    errorElement: <BrokenPage />,
    hydrateFallbackElement: <PagePlaceholder />,
    children: [
      { path: PATHS.home, lazy: homePage },
      { path: PATHS.course, element: <ListingPage /> },
      { path: PATHS.search, element: <ListingPage /> },
      { path: PATHS.courseDetail, lazy: coursePage },
      { path: `${PATHS.courseDetail}/:slug`, lazy: coursePage },
      { path: `${PATHS.university}/:institute/:campus`, element: <ToCampusCourses /> },
      { path: PATHS.compare, lazy: comparePage },
      { path: PATHS.loading, lazy: loadingPage },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
])
