import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
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
})
