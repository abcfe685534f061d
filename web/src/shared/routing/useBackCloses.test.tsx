import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { noteHistoryEntry } from './historyEntry'
import { show } from '@/testing/render'
import { useBackCloses } from './useBackCloses'

function Dialog({ isOpen = true, onClose }: { readonly isOpen?: boolean; readonly onClose: () => void }) {
  useBackCloses(isOpen, onClose)
  return null
}

beforeEach(() => {
  history.pushState({ idx: 0 }, '', '/results')
  history.pushState({ idx: 1 }, '', '/course')
  noteHistoryEntry()
})

test('Back closes the dialog and stays on the page, and the next Back leaves it', async () => {
  const onClose = vi.fn()
  const { rerender } = show(<Dialog onClose={onClose} />)
  history.back()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(location.pathname).toBe('/course')
  rerender(<Dialog isOpen={false} onClose={onClose} />)
  history.back()
  await waitFor(() => expect(location.pathname).toBe('/results'))
})

test('after a dialog was closed in another way, one Back leaves the page', async () => {
  const onClose = vi.fn()
  const { rerender } = show(<Dialog onClose={onClose} />)
  rerender(<Dialog isOpen={false} onClose={onClose} />)
  rerender(<Dialog onClose={onClose} />)
  rerender(<Dialog isOpen={false} onClose={onClose} />)
  history.back()
  await waitFor(() => expect(location.pathname).toBe('/results'))
  expect(onClose).not.toHaveBeenCalled()
})

test('Back closes the upper one of two dialogs first', async () => {
  const [lower, upper] = [vi.fn(), vi.fn()]
  const showBoth = (isUpperOpen: boolean) => (
    <>
      <Dialog onClose={lower} />
      <Dialog isOpen={isUpperOpen} onClose={upper} />
    </>
  )
  const { rerender } = show(showBoth(true))
  history.back()
  await waitFor(() => expect(upper).toHaveBeenCalledOnce())
  expect(lower).not.toHaveBeenCalled()
  rerender(showBoth(false))
  history.back()
  await waitFor(() => expect(lower).toHaveBeenCalledOnce())
  expect(location.pathname).toBe('/course')
})

test('after going on from a closed dialog, Back returns to the page and then leaves it', async () => {
  const onClose = vi.fn()
  const { rerender } = show(<Dialog onClose={onClose} />)
  rerender(<Dialog isOpen={false} onClose={onClose} />)
  history.pushState({ idx: 3 }, '', '/institute')
  noteHistoryEntry()
  history.back()
  await waitFor(() => expect(location.pathname).toBe('/course'))
  history.back()
  await waitFor(() => expect(location.pathname).toBe('/results'))
})
