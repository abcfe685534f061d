import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { show } from '@/testing/render'
import { exampleCurrencies } from './currencies.example'
import { CurrencySelect } from './CurrencySelect'

test('offers Default and every currency, and shows the selected one', async () => {
  const onCodeChange = vi.fn()
  show(<CurrencySelect code="USD" currencies={exampleCurrencies()} onCodeChange={onCodeChange} />)
  const select = screen.getByRole('combobox', { name: 'Currency' })
  expect(select).toHaveValue('USD')
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Default',
    'GBP: British Pound',
    'PKR: Pakistani Rupee',
    'USD: US Dollar',
  ])
  await userEvent.selectOptions(select, 'PKR')
  await userEvent.selectOptions(select, 'Default')
  expect(onCodeChange.mock.calls).toEqual([['PKR'], ['']])
})
