import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { INITIAL_COUNT, useRenderedCount } from './useRenderedCount'

const frame = () => act(() => vi.advanceTimersToNextFrame())
const page = () => Array.from({ length: 3 * INITIAL_COUNT - 1 }, (_, index) => index)

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('the first entries render at once and the others frame by frame; a new list starts again', () => {
  const hook = renderHook(({ list }) => useRenderedCount(list, false), { initialProps: { list: page() } })
  expect(hook.result.current).toBe(INITIAL_COUNT)
  frame()
  expect(hook.result.current).toBe(2 * INITIAL_COUNT)
  frame()
  expect(hook.result.current).toBe(Infinity)
  hook.rerender({ list: page() })
  expect(hook.result.current).toBe(INITIAL_COUNT)
})

test('a list whose scroll position is restored renders at once', () => {
  expect(renderHook(() => useRenderedCount(page(), true)).result.current).toBe(Infinity)
})

test('a short list renders at once', () => {
  expect(renderHook(() => useRenderedCount([1, 2], false)).result.current).toBe(Infinity)
})
