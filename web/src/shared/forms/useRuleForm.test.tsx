import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { show } from '@/testing/render'
import { ErrorSummary } from './ErrorSummary'
import { TextInput } from './inputs'
import { trimValues } from './prepareValues'
import { useRuleForm } from './useRuleForm'

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
