import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FIRST, useDrawnCount } from './useRenderedCount'

const frame = () => act(() => vi.advanceTimersToNextFrame())
const page = () => Array.from({ length: 3 * FIRST - 1 }, (_, index) => index)

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('the first entries at once, the others frame by frame; a new list begins anew', () => {
  const hook = renderHook(({ list }) => useDrawnCount(list), { initialProps: { list: page() } })
  expect(hook.result.current).toBe(FIRST)
  frame()
  expect(hook.result.current).toBe(2 * FIRST)
  frame()
  expect(hook.result.current).toBe(Infinity)
  hook.rerender({ list: page() })
  expect(hook.result.current).toBe(FIRST)
})

test('a short list is whole at once', () => {
  expect(renderHook(() => useDrawnCount([1, 2])).result.current).toBe(Infinity)
})
