import { DirectionProvider, MantineProvider } from '@mantine/core'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { RouterProvider } from 'react-router/dom'
import { cssVariables, theme } from '@/shared/theme/theme'
import { useLocale } from '@/shared/texts/useLocale'
import type { Router } from './router'

export function App({ queries, router }: { readonly queries: QueryClient; readonly router: Router }) {
  const { direction } = useLocale()
  return (
    <DirectionProvider key={direction} initialDirection={direction} detectDirection={false}>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </MantineProvider>
    </DirectionProvider>
  )
}
