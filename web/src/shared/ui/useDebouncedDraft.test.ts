import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDebouncedDraft } from './useDebouncedDraft'

const isSame = (one: string, other: string) => one.trim() === other.trim()

function renderDraft(committed: string) {
  const onCommit = vi.fn()
  const hook = renderHook(({ value }) => useDebouncedDraft(value, onCommit, isSame), { initialProps: { value: committed } })
  return { onCommit, hook, draft: () => hook.result.current }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('commits once, 300 ms after the last change', () => {
  const { draft, onCommit } = renderDraft('')
  act(() => draft().change('l'))
  act(() => vi.advanceTimersByTime(299))
  act(() => draft().change('law'))
  act(() => vi.advanceTimersByTime(299))
  expect(onCommit).not.toHaveBeenCalled()
  act(() => vi.advanceTimersByTime(1))
  expect(onCommit.mock.calls).toEqual([['law', 'paused']])
})

test('keeps newly typed text when the committed value arrives', () => {
  const { draft, hook } = renderDraft('')
  act(() => draft().change('law'))
  act(() => vi.advanceTimersByTime(300))
  act(() => draft().change('law '))
  hook.rerender({ value: 'law' })
  expect(draft().value).toBe('law ')
})

test('takes over a value changed by Back or Forward, and cancels the waiting commit', () => {
  const { draft, hook, onCommit } = renderDraft('law')
  act(() => draft().change('law and'))
  hook.rerender({ value: 'arts' })
  expect(draft().value).toBe('arts')
  act(() => vi.advanceTimersByTime(1000))
  expect(onCommit).not.toHaveBeenCalled()
  hook.rerender({ value: 'law' })
  expect(draft().value).toBe('law')
})

test('commits at once on request, and not a second time after the pause', () => {
  const { draft, onCommit } = renderDraft('')
  act(() => draft().change('nursing'))
  act(() => draft().commit('nursing'))
  act(() => vi.advanceTimersByTime(1000))
  expect(onCommit.mock.calls).toEqual([['nursing', 'now']])
})
