import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { show } from '@/testing/render'
import SignInDialog from './SignInDialog'

test.each([
  ['favourite', /Favourites are kept in an account/],
  ['apply', /An application is sent from an account/],
  ['edit', /Suggestions come from an account/],
  ['enquiry', /The institute answers/],
] as const)('says what an account is needed for: %s', async (wish, words) => {
  const onClose = vi.fn()
  show(<SignInDialog wish={wish} course="Law" isOpen onClose={onClose} onClosed={vi.fn()} />)
  const dialog = await screen.findByRole('dialog', { name: 'Sign in needed' })
  expect(dialog).toHaveTextContent(words)
  expect(dialog).toHaveTextContent('Law')
  await userEvent.click(screen.getByRole('button', { name: 'Understood' }))
  expect(onClose).toHaveBeenCalledOnce()
})
