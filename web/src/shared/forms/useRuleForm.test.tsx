import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { show } from '@/testing/render'
import { ErrorSummary } from './ErrorSummary'
import { PhoneInput, TextInput } from './inputs'
import { PHONE_COUNTRY_KEY, trimValues } from './prepareValues'
import { useRuleForm } from './useRuleForm'
import type { FormValues } from './validation'

afterEach(() => sessionStorage.clear())

function Login() {
  const form = useRuleForm('login', {}, (values) => ({ email_address: '', password: '', ...trimValues('login', values) }))
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        form.validate()
      }}
    >
      <ErrorSummary form={form} getLabel={(key) => key} />
      <TextInput form={form} name="email_address" label="Email" />
      <TextInput form={form} name="password" label="Password" type="password" />
      <button type="submit">Send</button>
    </form>
  )
}

test('typed values stay as a draft, except passwords', async () => {
  show(<Login />)
  await userEvent.type(screen.getByLabelText('Email'), 'ali@example')
  await userEvent.type(screen.getByLabelText('Password'), 'secret 1')
  expect(JSON.stringify(sessionStorage)).toContain('ali@example')
  expect(JSON.stringify(sessionStorage)).not.toContain('secret 1')
})

test('a wrong value has its text after the field is left, and a summary takes the focus when the form is sent', async () => {
  show(<Login />)
  const email = screen.getByLabelText('Email')
  await userEvent.type(email, 'ali@example')
  await userEvent.tab()
  expect(email).toHaveAccessibleDescription('Invalid email address')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  const summary = screen.getByRole('alert')
  expect(summary).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'password: *required' }))
  expect(screen.getByLabelText('Password')).toHaveFocus()
})

function Assistance({ prefill }: { readonly prefill: FormValues }) {
  const form = useRuleForm('need_assistance', prefill, (values) => trimValues('need_assistance', values))
  return (
    <>
      <TextInput form={form} name="email_address" label="Email" />
      <TextInput form={form} name="description" label="Message" />
      <PhoneInput form={form} name="mobile" label="Phone" />
    </>
  )
}

test('a draft has only typed values, so that the form shows the present values of the profile', async () => {
  const { rerender } = show(<Assistance prefill={{ email_address: 'old@example.org' }} />)
  await userEvent.type(screen.getByLabelText('Message'), 'Hello')
  rerender(<Assistance key="new" prefill={{ email_address: 'new@example.org' }} />)
  expect(screen.getByLabelText('Email')).toHaveValue('new@example.org')
  expect(screen.getByLabelText('Message')).toHaveValue('Hello')
})

test('a typed phone number keeps its country when the profile has a number of another country', async () => {
  const { rerender } = show(<Assistance prefill={{}} />)
  await userEvent.type(screen.getByLabelText('Phone'), '0300 1234567')
  rerender(<Assistance key="new" prefill={{ mobile: '020 7946 0018', [PHONE_COUNTRY_KEY]: 'GB' }} />)
  expect(screen.getByLabelText('Phone')).toHaveValue('0300 1234567')
  expect(screen.getByRole('combobox')).toHaveValue('PK')
})
