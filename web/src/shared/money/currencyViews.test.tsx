import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import { show } from '@/testing/render'
import { exampleCurrencies } from './currencies.example'
import { CurrencyMenu } from './CurrencyMenu'

// The page loads the list on demand. The tests load it in advance, so that a slow machine does not fail them.
beforeAll(() => import('./CurrencyList'))

const TAIWAN = exampleCurrencies().slice(0, 1).map((each) => ({ ...each, id: 50, code: 'TWD', description: 'New Taiwan dollar' }))
const openMenu = async (code: string, onCodeChange = vi.fn()) => {
  show(<CurrencyMenu code={code} currencies={[...exampleCurrencies(), ...TAIWAN]} status="ready" onRetry={vi.fn()} onCodeChange={onCodeChange} />)
  await userEvent.click(screen.getByRole('button', { name: /^Currency/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Currency' }))
  await dialog.findByRole('combobox')
  return dialog
}
const readOptions = () => screen.queryAllByRole('option').map((option) => option.textContent)

test('the button names the currency, and the list has Default and the common currencies first', async () => {
  await openMenu('USD')
  expect(screen.getByRole('button', { name: 'Currency: USD' })).toHaveTextContent('USD')
  expect(readOptions()).toEqual(['Default', 'PKRPakistani Rupee', 'USDUS Dollar', 'GBPBritish Pound', 'INRIndian Rupee', 'TWDNew Taiwan dollar'])
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('USD')
})

test('a search finds codes and words of names, and Enter selects with the keyboard', async () => {
  const onCodeChange = vi.fn()
  const dialog = await openMenu('', onCodeChange)
  const search = await dialog.findByRole('combobox', { name: 'Find a currency' })
  expect(search).toHaveFocus()
  await userEvent.keyboard('rup')
  expect(readOptions()).toEqual(['PKRPakistani Rupee', 'INRIndian Rupee'])
  await userEvent.clear(search)
  await userEvent.keyboard('taiw')
  expect(readOptions()).toEqual(['TWDNew Taiwan dollar'])
  await userEvent.clear(search)
  await userEvent.keyboard('in{ArrowDown}{Enter}')
  expect(onCodeChange).toHaveBeenCalledExactlyOnceWith('INR')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name: 'Currency: Default' })).toHaveFocus()
})

test('Escape and a click elsewhere close the list, and Default is a choice', async () => {
  const onCodeChange = vi.fn()
  await openMenu('USD', onCodeChange)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Currency: USD' }))
  await userEvent.click(document.body)
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Currency: USD' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Default' }))
  expect(onCodeChange).toHaveBeenCalledExactlyOnceWith('')
})
