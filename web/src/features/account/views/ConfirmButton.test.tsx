import '@/shared/texts/account/addAccountTexts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { show } from '@/testing/render'
import { ConfirmButton } from './ConfirmButton'

test('the button acts only after a second click, and the focus is on the harmless answer', async () => {
  const onConfirm = vi.fn<() => Promise<boolean>>().mockResolvedValue(true)
  show(<ConfirmButton label="Delete" question="Delete marks.pdf?" isRunning={false} onConfirm={onConfirm} />)
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }))
  expect(onConfirm).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await userEvent.click(within(screen.getByRole('group', { name: 'Delete marks.pdf?' })).getByRole('button', { name: 'Delete' }))
  expect(onConfirm).toHaveBeenCalledOnce()
})
