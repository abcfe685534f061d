import type { ComponentProps } from 'react'
import { readLocation } from './geolocation'
import PointDialog from './PointDialog'
import { useTownSearch } from './useTownSearch'

/** Adds the search for towns and the geolocation to the point dialog. Each opening needs another key, so that the search starts empty. */
export default function PointDialogContainer(props: Omit<ComponentProps<typeof PointDialog>, 'search' | 'readLocation'>) {
  const search = useTownSearch()
  return <PointDialog {...props} search={search} readLocation={readLocation} />
}
