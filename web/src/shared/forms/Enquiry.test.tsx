import '@/shared/texts/account/addAccountTexts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { accountStore, setAccount } from '@/shared/account/accountStore'
import { sessionQuery, type CurrentPerson } from '@/shared/account/session'
import type { DialogForm } from '@/shared/overlays/overlay'
import { closeOverlay, overlayStore } from '@/shared/overlays/overlayStore'
import { toastStore } from '@/shared/toast/toastStore'
import { show } from '@/testing/render'
import { storeDraft } from './drafts'
import Enquiry from './Enquiry'

afterEach(() => {
  vi.unstubAllGlobals()
  closeOverlay()
  setAccount(undefined)
  sessionStorage.clear()
})

const PERSON: CurrentPerson = { user_id: 7, email: 'ali@example.org', first_name: 'Ali', last_name: 'Khan', mobile: '+923001234567', photo: 'No Image', role: 'student', fav_course: [] }
const TYPED = {
  nationality: 'Pakistan', residence: 'Pakistan', citizenship: 'Pakistan', preferredCountry: 'Australia', message: 'Hello', description: 'Hello', terms: '1',
  phone_type: 'whatsapp', intake_c: 'September 2027', english_test: 'no', no_exam: '1', level_c: 'Masters',
}

const CONTACT = { first_name: 'Ali', last_name: 'Khan', email_address: 'ali@example.org', mobile: '0300 1234567' }

/** Shows a form that is filled in by a signed-in person, whose session can be loaded or not. */
function showForm(form: DialogForm, onClose: () => void, isLoaded = true) {
  storeDraft(form, isLoaded ? TYPED : { ...TYPED, ...CONTACT })
  setAccount({ userId: PERSON.user_id, favourites: [] })
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  if (isLoaded) queries.setQueryData(sessionQuery().queryKey, { person: PERSON, local_mailbox: false })
  return show(
    <QueryClientProvider client={queries}>
      <Enquiry dialog={{ form, course: undefined }} onClose={onClose} />
    </QueryClientProvider>,
  )
}

/** Lets each request wait. Returns a function that sends the response. */
function holdResponse(): (response: Response) => void {
  let respond: (response: Response) => void = () => undefined
  const response = new Promise<Response>((resolve) => {
    respond = resolve
  })
  vi.stubGlobal('fetch', () => response)
  return respond
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test.each([false, true])('a sent application closes its dialog after 2 s, unless it is closed before: %s', async (isClosed) => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})))
  const onClose = vi.fn()
  const { rerender } = showForm('apply', onClose)
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
  expect(await screen.findByText('Application Submitted')).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
  if (isClosed) {
    rerender(<p />)
    await wait(2_200)
    expect(onClose).not.toHaveBeenCalled()
  } else await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

test('a response after the form has closed removes what was typed, but closes no other dialog', async () => {
  const respond = holdResponse()
  const onClose = vi.fn()
  const { rerender } = showForm('counselling', onClose)
  await userEvent.click(screen.getByRole('button', { name: 'Get free counselling' }))
  expect(Object.keys(sessionStorage).sort()).toEqual(['meridian-draft-counselling', 'meridian-draft-counselling-sent'])
  rerender(<p />)
  respond(Response.json({}))
  await waitFor(() => expect(toastStore.get()?.text).toBe('Application Submitted'))
  expect(Object.keys(sessionStorage)).toEqual([])
  expect(onClose).not.toHaveBeenCalled()
})

test.each([false, true])('if the session has ended, an open form asks to sign in, and a closed form does not: %s', async (isClosed) => {
  const respond = holdResponse()
  const { rerender } = showForm('need_assistance', vi.fn())
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  if (isClosed) rerender(<p />)
  respond(new Response('{}', { status: 401 }))
  if (isClosed) await wait(100)
  else await waitFor(() => expect(overlayStore.get().kind).toBe('signIn'))
  expect(overlayStore.get().kind).toBe(isClosed ? 'none' : 'signIn')
  expect(accountStore.get()?.userId).toBe(isClosed ? 7 : undefined)
  expect(toastStore.get()?.text === 'Not submitted').toBe(isClosed)
})

test('the confirmation of a sent form stays when another tab changes the account', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})))
  showForm('need_assistance', vi.fn())
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Submitted Successfully')).toBeVisible()
  act(() => setAccount(undefined))
  expect(screen.getByText('Submitted Successfully')).toBeVisible()
  act(() => setAccount({ userId: 8, favourites: [] }))
  expect(screen.getByText('Submitted Successfully')).toBeVisible()
})

test('if the session could not be loaded, it is requested again before the form is sent', async () => {
  const bodies: string[] = []
  let isBroken = true
  vi.stubGlobal('fetch', async (request: Request) => {
    if (isBroken) return new Response('{}', { status: 503 })
    if (request.url.endsWith('/session')) return Response.json({ person: PERSON, local_mailbox: false })
    bodies.push(await request.text())
    return Response.json({})
  })
  showForm('apply', vi.fn(), false)
  await userEvent.click(await screen.findByRole('button', { name: 'Apply' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not send this form.')
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
  expect(await screen.findByText('Application Submitted')).toBeVisible()
  expect(bodies.join()).toContain('user_id')
  expect(overlayStore.get().kind).toBe('none')
})
