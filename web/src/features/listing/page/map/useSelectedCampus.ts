import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type RefObject } from 'react'
import type { MapHandle } from '@/shared/map/MapFrame'
import { CAMPUS_MAP, getZoomForCluster, getZoomForSelected, getZoomAfterClose } from '@/shared/map/zoomRules'
import { buildCampusKey, type MapCampus, type Place } from '../../map/places'
import { campusCoursesQuery } from '../../queries/campusCourses'
import type { ListingState } from '../../state/listingState'

/**
 * The campus that is selected on the map or in the list. Selecting a campus or a cluster moves the
 * map. Closing a campus moves the map only if the map still has the zoom of a selected campus.
 */
export function useSelectedCampus(state: ListingState, map: RefObject<MapHandle | null>) {
  const [campus, setCampus] = useState<MapCampus>()
  const headingRef = useRef<HTMLHeadingElement>(null)
  const { data } = useQuery({ ...campusCoursesQuery(state, campus?.slug ?? ''), enabled: campus !== undefined })
  // A click on a pin does not move the focus, because the map library prevents it. The focus is therefore moved here.
  useEffect(() => {
    if (campus) headingRef.current?.focus({ preventScroll: true })
  }, [campus])

  const select = (place: Place) => {
    const zoom = map.current?.zoom() ?? CAMPUS_MAP.initial
    if (place.kind === 'cluster') {
      const fittedPosition = map.current?.getFittingPosition(place.bounds)
      if (fittedPosition) map.current?.moveTo({ ...fittedPosition, zoom: getZoomForCluster(zoom, fittedPosition.zoom) })
      return
    }
    setCampus(place.campus)
    map.current?.moveTo({ ...place, zoom: getZoomForSelected(zoom, CAMPUS_MAP.selected) })
  }
  const close = () => {
    if (!campus) return
    setCampus(undefined)
    const zoom = getZoomAfterClose(map.current?.zoom() ?? 0)
    if (zoom !== undefined) map.current?.moveTo({ ...campus, zoom })
  }
  return {
    campus,
    key: campus && buildCampusKey(campus.id),
    courses: data?.results ? { total: data.total, firstCourses: data.results } : undefined,
    headingRef,
    select,
    close,
  }
}
