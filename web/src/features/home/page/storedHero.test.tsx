import { act, renderHook } from '@testing-library/react'
import { BrowserRouter, useNavigate } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EMPTY_HERO } from '../state/heroState'
import { readStoredHero, useStoredHero } from './storedHero'

const LAW = { ...EMPTY_HERO, text: 'law' }

beforeEach(() => vi.useFakeTimers())

afterEach(() => {
  vi.useRealTimers()
  history.replaceState(null, '', '/')
})

test('the inputs are stored in the history entry, and also in the entry of a changed currency', () => {
  const useStored = () => {
    useStoredHero(LAW)
    return useNavigate()
  }
  const { result: navigate } = renderHook(useStored, { wrapper: BrowserRouter })
  expect(readStoredHero()).toEqual(EMPTY_HERO)
  act(() => vi.advanceTimersByTime(300))
  expect(readStoredHero().text).toBe('law')
  act(() => void navigate.current({ search: '?currency=USD' }))
  expect(location.search).toBe('?currency=USD')
  expect(readStoredHero()).toEqual(EMPTY_HERO)
  act(() => vi.advanceTimersByTime(300))
  expect(readStoredHero().text).toBe('law')
  expect(history.state).toHaveProperty('key')
})
