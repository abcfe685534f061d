import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { stubIntersectionObserver } from '@/testing/intersectionObserver'
import { useIsNear } from './useIsNear'

afterEach(() => vi.unstubAllGlobals())

it('reads every entry, because a busy page receives several at once', () => {
  const deliver = stubIntersectionObserver()
  const { result } = renderHook(() => useIsNear({ current: document.body }))
  act(() => deliver([{ isIntersecting: false }]))
  expect(result.current).toBe(false)
  act(() => deliver([{ isIntersecting: false }, { isIntersecting: true }]))
  expect(result.current).toBe(true)
  act(() => deliver([{ isIntersecting: false }]))
  expect(result.current).toBe(true)
})

it('renders everything within the event before a print', () => {
  stubIntersectionObserver()
  const { result } = renderHook(() => useIsNear({ current: document.body }))
  expect(result.current).toBe(false)
  dispatchEvent(new Event('beforeprint'))
  expect(result.current).toBe(true)
})
