import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { show } from '@/testing/render'
import SignInDialog from './SignInDialog'

test.each([
  ['favourite', /Favourites need an account/],
  ['apply', /Applications need an account/],
  ['edit', /Suggestions need an account/],
  ['enquiry', /so the institute can reply/],
] as const)('explains why an account is needed: %s', async (reason, words) => {
  const onClose = vi.fn()
  show(<SignInDialog reason={reason} course="Law" isOpen onClose={onClose} onClosed={vi.fn()} />)
  const dialog = await screen.findByRole('dialog', { name: 'Please sign in' })
  expect(dialog).toHaveTextContent(words)
  expect(dialog).toHaveTextContent('Law')
  await userEvent.click(screen.getByRole('button', { name: 'OK' }))
  expect(onClose).toHaveBeenCalledOnce()
})
