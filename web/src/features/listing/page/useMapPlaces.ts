import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import type { MapView } from '@/shared/map/MapFrame'
import { buildMapArea, WORLD, type Bounds, type MapArea, type MapPosition } from '@/shared/map/viewport'
import { CAMPUS_MAP, CITIES_FROM_ZOOM } from '@/shared/map/zoomRules'
import { mergeBounds, findLargestCluster, buildPlaces, type Place, type SearchMap } from '../map/places'
import { mapPlacesQuery } from '../queries/mapPlaces'
import type { ListingState } from '../state/listingState'
import type { DispatchListing } from './useListingState'

const FALLBACK_POSITION: MapPosition = { latitude: 25, longitude: 10, zoom: CAMPUS_MAP.initial }

/** How much finer the squares become with each choice where no map says how close one is. */
const ZOOM_STEP_WITHOUT_MAP = 3

/** What the map of a state shows: the places of the area that is searched, which follows the map or waits to be told. */
export function useMapPlaces(state: ListingState, dispatch: DispatchListing) {
  const [view, setView] = useState<MapView>()
  const [area, setArea] = useState<MapArea>()
  const [isFollowing, setFollowing] = useState(true)
  const [hasMapFailed, setMapFailed] = useState(false)
  const onMapFailed = useCallback(() => {
    setMapFailed(true)
    setArea(WORLD)
  }, [])
  const worldQuery = useQuery({ ...mapPlacesQuery(state, WORLD), placeholderData: keepPreviousData })
  const areaQuery = useQuery({ ...mapPlacesQuery(state, area ?? WORLD), placeholderData: keepPreviousData, enabled: area !== undefined })
  // Until the map says what it shows nothing is in view, though the world is known.
  const map: SearchMap | undefined = (area && areaQuery.data?.map) ?? undefined
  const places = useMemo<readonly Place[]>(() => (map ? buildPlaces(map) : []), [map])
  return {
    places,
    /** Undefined until the first answer is there. */
    counts: map,
    error: areaQuery.error ?? worldQuery.error,
    isFetching: areaQuery.isFetching || area === undefined,
    isStale: areaQuery.isPlaceholderData,
    onRetry: () => void Promise.all([worldQuery.refetch(), ...(area ? [areaQuery.refetch()] : [])]),
    /** Of everything that is found, wherever the map looks. */
    everywhere: worldQuery.data?.map ? { courses: worldQuery.data.map.course_count, bounds: mergeBounds(worldQuery.data.map.clusters) } : undefined,
    /** Where the map looks first; undefined until that is known. */
    first: state.mapPosition ?? (worldQuery.isError ? FALLBACK_POSITION : worldQuery.data && getInitialPosition(worldQuery.data.map)),
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
    hasMapFailed,
    onMapFailed,
    onArea: ({ bounds }: { readonly bounds: Bounds }) => setArea(buildMapArea(bounds, (area?.zoom ?? 0) + ZOOM_STEP_WITHOUT_MAP)),
    onWorld: () => setArea(WORLD),
    onView: (next: MapView) => {
      const isFirst = view === undefined
      setView(next)
      if (isFollowing || isFirst) setArea(next.area)
      if (!isFirst) dispatch({ type: 'moveMap', mapPosition: next.position }, 'replace')
    },
  }
}

/** At the zoom of the specification, over where most courses are. */
function getInitialPosition(map: SearchMap | null): MapPosition {
  const most = map && findLargestCluster(map.clusters)
  return most ? { latitude: most.latitude, longitude: most.longitude, zoom: CAMPUS_MAP.initial } : FALLBACK_POSITION
}
