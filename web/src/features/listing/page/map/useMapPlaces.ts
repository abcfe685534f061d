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

/** A list without a map has no zoom. Opening a cluster then raises the zoom of the search by this number. */
const ZOOM_STEP_WITHOUT_MAP = 3

/** The places of the searched area. The area follows the map, or changes only when the visitor clicks a button. */
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
  const worldMap = worldQuery.data?.map
  // There are no places until the map reports its area, even if the places of the world have loaded.
  const areaMap: SearchMap | undefined = (area && areaQuery.data?.map) ?? undefined
  const places = useMemo<readonly Place[]>(() => (areaMap ? buildPlaces(areaMap) : []), [areaMap])
  return {
    places,
    /** The counts of the searched area; undefined until the first response. */
    areaCounts: areaMap,
    error: areaQuery.error ?? worldQuery.error,
    isFetching: areaQuery.isFetching || area === undefined,
    isStale: areaQuery.isPlaceholderData,
    onRetry: () => void Promise.all([worldQuery.refetch(), ...(area ? [areaQuery.refetch()] : [])]),
    /** All matching courses that have a place, independent of the map's position. */
    world: worldMap ? { courseCount: worldMap.course_count, bounds: mergeBounds(worldMap.clusters) } : undefined,
    /** Undefined until the places of the world have loaded or failed. */
    initialPosition: state.mapPosition ?? (worldQuery.isError ? FALLBACK_POSITION : worldQuery.data && getInitialPosition(worldQuery.data.map)),
    showsCityNames: (area?.zoom ?? 0) >= CITIES_FROM_ZOOM,
    isFollowing,
    /** True if the map shows another area than the searched one. */
    canSearchVisibleArea: !isFollowing && view !== undefined && view.area !== area,
    onFollowChange: (follows: boolean) => {
      setFollowing(follows)
      if (follows) setArea(view?.area)
    },
    onSearchVisibleArea: () => setArea(view?.area),
    /** True if the map could not be loaded. The list then shows the places of the world or of an opened cluster. */
    hasMapFailed,
    onMapFailed,
    onShowBounds: (bounds: Bounds) => setArea(buildMapArea(bounds, (area?.zoom ?? 0) + ZOOM_STEP_WITHOUT_MAP)),
    onShowWorld: () => setArea(WORLD),
    onViewChange: (next: MapView) => {
      const isFirst = view === undefined
      setView(next)
      if (isFollowing || isFirst) setArea(next.area)
      if (!isFirst) dispatch({ type: 'moveMap', mapPosition: next.position }, 'replace')
    },
  }
}

/** The largest cluster, at the initial zoom of the specification. */
function getInitialPosition(map: SearchMap | null): MapPosition {
  const cluster = map && findLargestCluster(map.clusters)
  return cluster ? { latitude: cluster.latitude, longitude: cluster.longitude, zoom: CAMPUS_MAP.initial } : FALLBACK_POSITION
}
