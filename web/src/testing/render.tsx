import { MantineProvider } from '@mantine/core'
import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { theme } from '@/shared/theme/theme'

/** Renders a view with the theme of the site and without animations. */
export function show(view: ReactElement) {
  const addTheme = (each: ReactElement) => (
    <MantineProvider theme={theme} env="test">
      {each}
    </MantineProvider>
  )
  const { rerender } = render(addTheme(view))
  return { rerender: (next: ReactElement) => rerender(addTheme(next)) }
}
