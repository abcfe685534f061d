import { createBrowserRouter, Navigate, Outlet, ScrollRestoration, useLocation, type Location } from 'react-router'
import { ListingPage } from '@/features/listing/page/ListingPage'
import { PATHS } from '@/shared/routing/paths'
import { BrokenPage } from './BrokenPage'
import { NotFoundPage } from './NotFoundPage'

/** Where a tab is entered every entry of the history has the same key: there the address tells them apart. */
function entryOf({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key
}

function Root() {
  return (
    <>
      <Outlet />
      <ScrollRestoration getKey={entryOf} />
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
