import { Skeleton, Stack } from '@mantine/core'

const ROWS = 12

/** A placeholder while the code of the filters loads. */
export function FilterPanelSkeleton() {
  return (
    <Stack gap="md" mt="sm" aria-hidden>
      {Array.from({ length: ROWS }, (_, row) => (
        <Skeleton key={row} height="1rem" width={row % 4 === 0 ? '45%' : '85%'} />
      ))}
    </Stack>
  )
}
