import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { show } from '@/testing/render'
import { CheckboxList } from './inputs'
import type { RuleForm } from './useRuleForm'
import type { FormValues } from './validation'

const OPTIONS = ['Congo', 'Congo, Democratic Republic of the', 'Ireland'].map((name) => ({ value: name, label: name }))

function Countries() {
  const [values, setValues] = useState<FormValues>({})
  const form = { values, errors: {}, change: setValues } as unknown as RuleForm
  return (
    <>
      <CheckboxList form={form} name="countries" label="Countries" help="" options={OPTIONS} />
      <output>{values.countries}</output>
    </>
  )
}

test('a country whose name contains a comma can be selected and deselected', async () => {
  show(<Countries />)
  const getBox = (name: string) => screen.getByRole('checkbox', { name })
  await userEvent.click(getBox('Ireland'))
  await userEvent.click(getBox('Congo, Democratic Republic of the'))
  expect(getBox('Congo, Democratic Republic of the')).toBeChecked()
  expect(getBox('Congo')).not.toBeChecked()
  expect(screen.getByRole('status')).toHaveTextContent('Ireland, Congo, Democratic Republic of the')
  await userEvent.click(getBox('Congo'))
  await userEvent.click(getBox('Congo, Democratic Republic of the'))
  expect(getBox('Congo')).toBeChecked()
  expect(screen.getByRole('status')).toHaveTextContent(/^Ireland, Congo$/)
})
