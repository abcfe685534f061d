import { SkeletonBlock } from '@/shared/ui/SkeletonBlock'

const ROWS = 12

/** A placeholder while the code or the values of the filters load. */
export function FilterPanelSkeleton() {
  return (
    <div aria-hidden>
      {Array.from({ length: ROWS }, (_, row) => (
        <SkeletonBlock key={row} blockSize="1rem" inlineSize={row % 4 === 0 ? '45%' : '85%'} marginBlockStart="1rem" />
      ))}
    </div>
  )
}
