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

/** If the map could not be loaded, opening a cluster raises the zoom of the search by this number. */
const ZOOM_STEP_WITHOUT_MAP = 3

/** Loads the places of the searched area. The area follows the map, or it changes when the visitor clicks a button. */
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
  // No places are shown before the map has reported its area or has failed to load.
  const areaMap: SearchMap | undefined = (area && areaQuery.data?.map) ?? undefined
  const places = useMemo<readonly Place[]>(() => (areaMap ? buildPlaces(areaMap) : []), [areaMap])
  return {
    places,
    /** The counts of the searched area. Undefined until the first response. */
    areaCounts: areaMap,
    error: areaQuery.error ?? worldQuery.error,
    isFetching: areaQuery.isFetching || area === undefined,
    isStale: areaQuery.isPlaceholderData,
    onRetry: () => void Promise.all([worldQuery.refetch(), ...(area ? [areaQuery.refetch()] : [])]),
    /** The number and the bounds of all matching courses with a place. */
    world: worldMap ? { courseCount: worldMap.course_count, bounds: mergeBounds(worldMap.clusters) } : undefined,
    /**
     * The first position of the map. If the URL has no position, undefined until the places of the
     * world have loaded or failed.
     */
    initialPosition: state.mapPosition ?? (worldQuery.isError ? FALLBACK_POSITION : worldQuery.data && getInitialPosition(worldQuery.data.map)),
    showsCityNames: (area?.zoom ?? 0) >= CITIES_FROM_ZOOM,
    isFollowing,
    /** Whether the search does not follow the map, and the map shows an area that has not been searched. */
    canSearchVisibleArea: !isFollowing && view !== undefined && view.area !== area,
    onFollowChange: (follows: boolean) => {
      setFollowing(follows)
      if (follows) setArea(view?.area)
    },
    onSearchVisibleArea: () => setArea(view?.area),
    /** Whether the map could not be loaded. The list then shows the places of the world or of an opened cluster. */
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

/**
 * Returns the position of the cluster with the most pairs of course and campus, or the fallback
 * position if there is no cluster. The specification fixes the zoom.
 */
function getInitialPosition(map: SearchMap | null): MapPosition {
  const cluster = map && findLargestCluster(map.clusters)
  return cluster ? { latitude: cluster.latitude, longitude: cluster.longitude, zoom: CAMPUS_MAP.initial } : FALLBACK_POSITION
}
