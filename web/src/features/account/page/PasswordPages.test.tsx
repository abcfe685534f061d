import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { show } from '@/testing/render'
import { ForgetPasswordPage } from './PasswordPages'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

test('a double click requests one link for a new password', async () => {
  const paths: string[] = []
  let respond = () => {}
  const clicked = new Promise<void>((resolve) => (respond = resolve))
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url)
    paths.push(pathname)
    if (!pathname.endsWith('/password-reset')) return Response.json([])
    await clicked
    return Response.json({ message: 'Password reset email sent' })
  })
  show(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ForgetPasswordPage />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await userEvent.type(screen.getByLabelText('Email'), 'ali@example.org')
  await userEvent.dblClick(screen.getByRole('button', { name: 'Send a link' }))
  respond()
  expect(await screen.findByText('Password reset email sent')).toBeVisible()
  expect(paths.filter((path) => path === '/api/account/password-reset')).toHaveLength(1)
})
