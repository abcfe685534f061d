import { createBrowserRouter, Navigate, Outlet, ScrollRestoration, useLocation } from 'react-router'
import { ListingPage } from '@/features/listing/page/ListingPage'
import { PATHS } from '@/shared/routing/paths'
import { BrokenPage } from './BrokenPage'
import { NotFoundPage } from './NotFoundPage'

function Root() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  )
}

/** Until there is a home page its address leads to the courses, with whatever it asks for. */
function ToCourses() {
  const { search } = useLocation()
  return <Navigate to={{ pathname: PATHS.course, search }} replace />
}

export const router = createBrowserRouter([
  {
    element: <Root />,
    errorElement: <BrokenPage />,
    children: [
      { path: PATHS.home, element: <ToCourses /> },
      { path: PATHS.course, element: <ListingPage /> },
      { path: PATHS.search, element: <ListingPage /> },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
])
