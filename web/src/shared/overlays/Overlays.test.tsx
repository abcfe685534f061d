import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { show } from '@/testing/render'
import { Overlays } from './Overlays'
import { openSignIn } from './overlayStore'

test('closing a dialog returns the focus, also the first time', async () => {
  show(
    <>
      <button onClick={() => openSignIn('apply', 'Law')}>Apply</button>
      <Overlays />
    </>,
  )
  const button = screen.getByRole('button', { name: 'Apply' })
  for (let time = 0; time < 2; time++) {
    await userEvent.click(button)
    expect(await screen.findByRole('dialog', { name: 'Please sign in' })).toHaveTextContent('Law')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  }
})
