import { act, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { show } from '@/testing/render'
import Toast from './Toast'
import type { ToastMessage } from './toastStore'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Shows a toast on a page, and returns the router, which can change the page. */
function showOnPages(toast: ToastMessage) {
  const router = createMemoryRouter([{ path: '*', element: <Toast toast={toast} /> }])
  show(<RouterProvider router={router} />)
  return router
}

test.each<[Partial<ToastMessage>, number]>([
  [{ tone: 'success' }, 1000],
  [{ tone: 'success', isBrief: true }, 700],
  [{ tone: 'danger' }, 6000],
])('a toast with %o closes after %i ms, and screen readers keep its text', (given, visibleMs) => {
  showOnPages({ text: 'Saved', tone: 'success', ...given })
  act(() => vi.advanceTimersByTime(visibleMs - 1))
  expect(screen.getAllByText('Saved')).toHaveLength(2)
  act(() => vi.advanceTimersByTime(1))
  expect(screen.getAllByText('Saved')).toHaveLength(1)
  expect(screen.getByRole('status')).toHaveTextContent('Saved')
})

test('the time of an open toast starts again on a new page, and a closed toast stays closed', async () => {
  const router = showOnPages({ text: 'Deleted', tone: 'success' })
  act(() => vi.advanceTimersByTime(900))
  await act(() => router.navigate('/next'))
  act(() => vi.advanceTimersByTime(999))
  expect(screen.getAllByText('Deleted')).toHaveLength(2)
  act(() => vi.advanceTimersByTime(1))
  expect(screen.getAllByText('Deleted')).toHaveLength(1)
  await act(() => router.navigate('/last'))
  expect(screen.getAllByText('Deleted')).toHaveLength(1)
})
