import { readLocation } from '@/shared/location/geolocation'
import PointDialog from '@/shared/location/PointDialog'
import type { PointMode, PointPlace } from '@/shared/location/points'
import { useTownSearch } from '@/shared/location/useTownSearch'

interface PointDialogContainerProps {
  readonly mode: PointMode
  readonly isOpen: boolean
  readonly onPoint: (point: PointPlace) => void
  readonly onClose: () => void
  readonly onClosed: () => void
}

/** The point dialog with its town search and geolocation. */
export default function PointDialogContainer(props: PointDialogContainerProps) {
  const search = useTownSearch()
  return <PointDialog {...props} town={undefined} search={search} readLocation={readLocation} />
}
