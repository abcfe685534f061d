import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import type { MapView } from '@/shared/map/MapFrame'
import { buildMapArea, WORLD, type Bounds, type MapArea, type MapPosition } from '@/shared/map/viewport'
import { CAMPUS_MAP, CITIES_FROM_ZOOM } from '@/shared/map/zoomRules'
import { mergeBounds, findLargestCluster, buildPlaces, type Place, type SearchMap } from '../../map/places'
import { mapPlacesQuery } from '../../queries/mapPlaces'
import type { ListingState } from '../../state/listingState'
import type { DispatchListing } from '../useListingState'

const FALLBACK_POSITION: MapPosition = { latitude: 25, longitude: 10, zoom: CAMPUS_MAP.initial }

/** Without a map there is no zoom: each opened cluster then counts as this many zoom levels. */
const ZOOM_STEP_WITHOUT_MAP = 3

/** The places of the searched area. The area follows the map, or changes only on request. */
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
  // Nothing is in view until the map reports its area, even if the world's places are loaded.
  const map: SearchMap | undefined = (area && areaQuery.data?.map) ?? undefined
  const places = useMemo<readonly Place[]>(() => (map ? buildPlaces(map) : []), [map])
  return {
    places,
    /** Undefined until the first response. */
    counts: map,
    error: areaQuery.error ?? worldQuery.error,
    isFetching: areaQuery.isFetching || area === undefined,
    isStale: areaQuery.isPlaceholderData,
    onRetry: () => void Promise.all([worldQuery.refetch(), ...(area ? [areaQuery.refetch()] : [])]),
    /** All matching courses that have a place, independent of the map's position. */
    everywhere: worldQuery.data?.map ? { courses: worldQuery.data.map.course_count, bounds: mergeBounds(worldQuery.data.map.clusters) } : undefined,
    /** The map's initial position; undefined until it is known. */
    first: state.mapPosition ?? (worldQuery.isError ? FALLBACK_POSITION : worldQuery.data && getInitialPosition(worldQuery.data.map)),
    hasCities: (area?.zoom ?? 0) >= CITIES_FROM_ZOOM,
    isFollowing,
    /** The map shows another area than the searched one. */
    isBehind: !isFollowing && view !== undefined && view.area !== area,
    onFollow: (follows: boolean) => {
      setFollowing(follows)
      if (follows) setArea(view?.area)
    },
    onSearchHere: () => setArea(view?.area),
    /** The map could not be loaded: the list alone shows the world's places, or those of an opened cluster. */
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

/** The largest cluster, at the initial zoom of the specification. */
function getInitialPosition(map: SearchMap | null): MapPosition {
  const most = map && findLargestCluster(map.clusters)
  return most ? { latitude: most.latitude, longitude: most.longitude, zoom: CAMPUS_MAP.initial } : FALLBACK_POSITION
}
