import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { show } from '@/testing/render'
import Toast from './Toast'
import type { ToastMessage } from './toastStore'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test.each<[Partial<ToastMessage>, number]>([
  [{ tone: 'success' }, 1000],
  [{ tone: 'success', isBrief: true }, 700],
  [{ tone: 'danger' }, 6000],
])('a toast with %o closes after %i ms, and screen readers keep its text', (given, visibleMs) => {
  show(<Toast toast={{ text: 'Saved', tone: 'success', ...given }} />)
  act(() => vi.advanceTimersByTime(visibleMs - 1))
  expect(screen.getAllByText('Saved')).toHaveLength(2)
  act(() => vi.advanceTimersByTime(1))
  expect(screen.getAllByText('Saved')).toHaveLength(1)
  expect(screen.getByRole('status')).toHaveTextContent('Saved')
})
