import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { toastStore } from '@/shared/toast/toastStore'
import { show } from '@/testing/render'
import { Overlays } from './Overlays'
import { openForm } from './overlayStore'

function Page() {
  return (
    <>
      <button onClick={() => openForm('apply', { id: 7, name: 'Law' })}>Apply</button>
      <Overlays />
    </>
  )
}

test('closing a dialog returns the focus, also the first time', async () => {
  show(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: <Page /> }])} />
    </QueryClientProvider>,
  )
  const button = screen.getByRole('button', { name: 'Apply' })
  for (let time = 0; time < 2; time++) {
    await userEvent.click(button)
    expect(await screen.findByRole('dialog', { name: 'Please sign in' })).toHaveTextContent('Law')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  }
})

/** A page that shows a toast when it opens at /saved. */
function Arrival() {
  const { pathname } = useLocation()
  useEffect(() => {
    if (pathname === '/saved') toastStore.set({ text: 'Opened as saved', tone: 'danger' })
  }, [pathname])
  return null
}

test.each(['/', '/saved'])('a toast that a page shows on arrival stays, after opening %s', async (first) => {
  const element = (
    <>
      <Arrival />
      <Overlays />
    </>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [first] })
  show(<RouterProvider router={router} />)
  await act(() => router.navigate('/saved'))
  expect(await screen.findAllByText('Opened as saved')).toHaveLength(2)
  await act(() => router.navigate('/next'))
  expect(screen.queryAllByText('Opened as saved')).toEqual([])
})

test('a toast closes on a new page, except if its action leads to that page', async () => {
  const router = createMemoryRouter([{ path: '*', element: <Overlays /> }])
  show(<RouterProvider router={router} />)
  act(() => toastStore.set({ text: 'Could not be saved', tone: 'danger' }))
  expect(await screen.findAllByText('Could not be saved')).toHaveLength(2)
  await act(() => router.navigate('/?page=2'))
  expect(screen.getAllByText('Could not be saved')).toHaveLength(2)
  await act(() => router.navigate('/next'))
  expect(screen.queryAllByText('Could not be saved')).toEqual([])
  act(() => toastStore.set({ text: 'Account deleted', tone: 'success', staysOnNextPage: true }))
  await act(() => router.navigate('/last'))
  expect(screen.getAllByText('Account deleted')).toHaveLength(2)
  await act(() => router.navigate('/later'))
  expect(screen.queryAllByText('Account deleted')).toEqual([])
})
