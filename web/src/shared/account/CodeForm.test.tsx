import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { show } from '@/testing/render'
import '@/shared/texts/account/addAccountTexts'
import { CodeForm } from './CodeForm'
import { readRegistration, storeRegistration } from './pendingRegistration'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

test('a right code for an address with an account ends the registration and leads to signing in', async () => {
  const message = 'User already existed, Kindly login'
  const fetch = vi.fn<(request: Request) => Promise<Response>>(() => Promise.resolve(Response.json({ message, fields: [{ field: 'email', reason: message }] }, { status: 400 })))
  vi.stubGlobal('fetch', fetch)
  storeRegistration({ email: 'a@example.org', mobile: '', isMailLocal: false, sentAt: 0 })
  const onSignIn = vi.fn()
  show(<CodeForm onMatched={vi.fn()} onSignIn={onSignIn} onSignUp={vi.fn()} />)
  await userEvent.type(screen.getByRole('textbox'), '۱۲۳۴{Enter}')
  expect(await screen.findByText(message)).toBeVisible()
  expect(readRegistration()).toBeUndefined()
  expect(await fetch.mock.calls[0]?.[0].text()).toContain('1234')
  await userEvent.type(screen.getByRole('textbox'), '{Enter}')
  expect(fetch).toHaveBeenCalledOnce()
  expect(screen.queryByRole('button', { name: 'Resend code' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Login' }))
  expect(onSignIn).toHaveBeenCalledOnce()
})

test('a person who has mistyped the address goes back to the form of the registration', async () => {
  storeRegistration({ email: 'mistyped@example.org', mobile: '', isMailLocal: false, sentAt: 0 })
  const onSignUp = vi.fn()
  show(<CodeForm onMatched={vi.fn()} onSignIn={vi.fn()} onSignUp={onSignUp} />)
  await userEvent.click(screen.getByRole('button', { name: 'Use another email address' }))
  expect(onSignUp).toHaveBeenCalledOnce()
})
