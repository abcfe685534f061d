import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import type { MapView } from '@/shared/map/MapFrame'
import { areaOf, WORLD, type Bounds, type MapArea, type MapPosition } from '@/shared/map/viewport'
import { CAMPUS_MAP, CITIES_FROM_ZOOM } from '@/shared/map/zoomRules'
import { boundsOf, heaviest, placesOf, type Place, type SearchMap } from '../map/places'
import { mapPlaces } from '../queries/mapPlaces'
import type { ListingState } from '../state/listingState'
import type { Dispatch } from './useListingState'

const NOWHERE: MapPosition = { latitude: 25, longitude: 10, zoom: CAMPUS_MAP.initial }

/** How much finer the squares become with each choice where no map says how close one is. */
const STEP_WITHOUT_MAP = 3

/** What the map of a state shows: the places of the area that is searched, which follows the map or waits to be told. */
export function useMapPlaces(state: ListingState, dispatch: Dispatch) {
  const [view, setView] = useState<MapView>()
  const [area, setArea] = useState<MapArea>()
  const [isFollowing, setFollowing] = useState(true)
  const [isMapless, setMapless] = useState(false)
  const onMapless = useCallback(() => {
    setMapless(true)
    setArea(WORLD)
  }, [])
  const whole = useQuery({ ...mapPlaces(state, WORLD), placeholderData: keepPreviousData })
  const shown = useQuery({ ...mapPlaces(state, area ?? WORLD), placeholderData: keepPreviousData, enabled: area !== undefined })
  // Until the map says what it shows nothing is in view, though the world is known.
  const map: SearchMap | undefined = (area && shown.data?.map) ?? undefined
  const places = useMemo<readonly Place[]>(() => (map ? placesOf(map) : []), [map])
  return {
    places,
    /** Undefined until the first answer is there. */
    counts: map,
    error: shown.error ?? whole.error,
    isFetching: shown.isFetching || area === undefined,
    isStale: shown.isPlaceholderData,
    onRetry: () => void Promise.all([whole.refetch(), ...(area ? [shown.refetch()] : [])]),
    /** Of everything that is found, wherever the map looks. */
    everywhere: whole.data?.map ? { courses: whole.data.map.course_count, bounds: boundsOf(whole.data.map.clusters) } : undefined,
    /** Where the map looks first; undefined until that is known. */
    first: state.at ?? (whole.isError ? NOWHERE : whole.data && positionOf(whole.data.map)),
    hasCities: (area?.zoom ?? 0) >= CITIES_FROM_ZOOM,
    isFollowing,
    /** The map has been moved away from what is searched. */
    isBehind: !isFollowing && view !== undefined && view.area !== area,
    onFollow: (follows: boolean) => {
      setFollowing(follows)
      if (follows) setArea(view?.area)
    },
    onSearchHere: () => setArea(view?.area),
    /** There is no map: the list alone shows the places, the world's first, and those of a cluster when it is chosen. */
    isMapless,
    onMapless,
    onArea: ({ bounds }: { readonly bounds: Bounds }) => setArea(areaOf(bounds, (area?.zoom ?? 0) + STEP_WITHOUT_MAP)),
    onWorld: () => setArea(WORLD),
    onView: (next: MapView) => {
      const isFirst = view === undefined
      setView(next)
      if (isFollowing || isFirst) setArea(next.area)
      if (!isFirst) dispatch({ kind: 'moveMap', at: next.position }, 'replace')
    },
  }
}

/** At the zoom of the specification, over where most courses are. */
function positionOf(map: SearchMap | null): MapPosition {
  const most = map && heaviest(map.clusters)
  return most ? { latitude: most.latitude, longitude: most.longitude, zoom: CAMPUS_MAP.initial } : NOWHERE
}
