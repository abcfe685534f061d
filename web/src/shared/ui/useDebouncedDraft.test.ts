import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDebouncedDraft } from './useDebouncedDraft'

const isSame = (one: string, other: string) => one.trim() === other.trim()

function draftOf(settled: string) {
  const onSettle = vi.fn()
  const hook = renderHook(({ value }) => useDebouncedDraft(value, onSettle, isSame), { initialProps: { value: settled } })
  return { onSettle, hook, draft: () => hook.result.current }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('settles once, 300 ms after the last change', () => {
  const { draft, onSettle } = draftOf('')
  act(() => draft().change('l'))
  act(() => vi.advanceTimersByTime(299))
  act(() => draft().change('law'))
  act(() => vi.advanceTimersByTime(299))
  expect(onSettle).not.toHaveBeenCalled()
  act(() => vi.advanceTimersByTime(1))
  expect(onSettle.mock.calls).toEqual([['law', 'paused']])
})

test('does not take away what is typed while the settled value arrives', () => {
  const { draft, hook } = draftOf('')
  act(() => draft().change('law'))
  act(() => vi.advanceTimersByTime(300))
  act(() => draft().change('law '))
  hook.rerender({ value: 'law' })
  expect(draft().value).toBe('law ')
})

test('follows Back and Forward, and drops what was waiting', () => {
  const { draft, hook, onSettle } = draftOf('law')
  act(() => draft().change('law and'))
  hook.rerender({ value: 'arts' })
  expect(draft().value).toBe('arts')
  act(() => vi.advanceTimersByTime(1000))
  expect(onSettle).not.toHaveBeenCalled()
  hook.rerender({ value: 'law' })
  expect(draft().value).toBe('law')
})

test('settles at once when asked to, and not again after the pause', () => {
  const { draft, onSettle } = draftOf('')
  act(() => draft().change('nursing'))
  act(() => draft().commit('nursing'))
  act(() => vi.advanceTimersByTime(1000))
  expect(onSettle.mock.calls).toEqual([['nursing', 'now']])
})
