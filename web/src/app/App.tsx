import { DirectionProvider, MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { RouterProvider } from 'react-router/dom'
import { createAppQueryClient } from '@/shared/api/queryClient'
import { cssVariables, theme } from '@/shared/theme/theme'
import { useLocale } from '@/shared/texts/useLocale'
import { router } from './router'

export function App() {
  const { direction } = useLocale()
  const [queries] = useState(createAppQueryClient)
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
