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

/** Adds the search for towns and the geolocation to the point dialog. */
export default function PointDialogContainer(props: PointDialogContainerProps) {
  const search = useTownSearch()
  return <PointDialog {...props} town={undefined} search={search} readLocation={readLocation} />
}
