import { useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { toApiProblem } from '@/shared/api/problem'
import type { CourseActions } from '@/shared/course/courseActions'
import type { MapHandle } from '@/shared/map/MapFrame'
import { MapMessage } from '@/shared/map/MapMessage'
import { WorldMap } from '@/shared/map/WorldMap'
import { CAMPUS_MAP } from '@/shared/map/zoomRules'
import type { Money } from '@/shared/money/money'
import { buildCampusUrl } from '@/shared/routing/courseUrls'
import { MapButtons } from '../../map/MapButtons'
import classes from '../../map/mapLayout.module.css'
import { MapSearchBar } from '../../map/MapSearchBar'
import { MapSummary } from '../../map/MapSummary'
import { focusPlaceRow, scrollToPlaceRow } from '../../map/placeRows'
import { buildCityLabels, type MapCampus, type Place } from '../../map/places'
import { CampusPopup } from '../../map/CampusPopup'
import { PlaceList } from '../../map/PlaceList'
import { PlaceMarkers } from '../../map/PlaceMarkers'
import { SelectedCampusPanel } from '../../map/SelectedCampusPanel'
import { FailedResult } from '../../results/noResults/FailedResult'
import type { ListingState } from '../../state/listingState'
import type { DispatchListing } from '../useListingState'
import { useGeolocation } from './useGeolocation'
import { useMapPlaces } from './useMapPlaces'
import { useSelectedCampus } from './useSelectedCampus'

interface MapResultsProps {
  readonly state: ListingState
  /** The number of all matching courses. Undefined until the number has loaded. */
  readonly totalCount: number | undefined
  readonly money: Money
  readonly actions: CourseActions
  /** Builds the URL of the listing with the courses of one campus. */
  readonly buildCampusListHref: (slug: string) => string
  readonly dispatch: DispatchListing
}

/** The results on a map, and a list of the same places beside the map. */
export default function MapResults({ state, totalCount, money, actions, buildCampusListHref, dispatch }: MapResultsProps) {
  const { t } = useTranslation()
  const map = useRef<MapHandle>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [highlightedKey, setHighlightedKey] = useState<string>()
  const mapPlaces = useMapPlaces(state, dispatch)
  const markerNames = useMemo(
    () => new Set(mapPlaces.showsCityNames ? buildCityLabels(mapPlaces.places).values() : []),
    [mapPlaces.places, mapPlaces.showsCityNames],
  )
  const selection = useSelectedCampus(state, map)
  const { campus } = selection
  const geolocation = useGeolocation((position) => map.current?.moveTo({ ...position, zoom: CAMPUS_MAP.selected }))

  const buildCampusHref = ({ institute, slug }: MapCampus) => buildCampusUrl(institute.slug, slug, money.currency)
  const selectPlace = (place: Place) => {
    if (place.kind === 'cluster' && mapPlaces.hasMapFailed) return mapPlaces.onShowBounds(place.bounds)
    selection.select(place)
    if (place.kind === 'campus') panel.current?.scrollTo({ top: 0 })
  }
  const highlightMarker = (key: string | undefined) => {
    setHighlightedKey(key)
    if (key !== undefined) scrollToPlaceRow(panel.current, key)
  }
  const closeCampus = () => {
    const { key } = selection
    selection.close()
    // The row moves when the panel above it disappears. The focus is therefore set in the next frame.
    if (key !== undefined) requestAnimationFrame(() => focusPlaceRow(panel.current, key))
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && campus) closeCampus()
  }
  const showAllPlaces = () => {
    if (mapPlaces.hasMapFailed) return mapPlaces.onShowWorld()
    const bounds = mapPlaces.world?.bounds
    const position = bounds && map.current?.getFittingPosition(bounds)
    if (position) map.current?.moveTo({ ...position, zoom: Math.min(position.zoom, CAMPUS_MAP.selected) })
  }
  return (
    <div className={classes.columns} onKeyDown={closeOnEscape}>
      <div className={classes.map}>
        <MapSearchBar
          isLocationDenied={geolocation.isDenied}
          isFollowing={mapPlaces.isFollowing}
          canSearchVisibleArea={mapPlaces.canSearchVisibleArea}
          onFollowChange={mapPlaces.onFollowChange}
          onSearchVisibleArea={mapPlaces.onSearchVisibleArea}
        />
        <div className={classes.canvas}>
          {mapPlaces.initialPosition ? (
            <WorldMap
              label={t('map.region')}
              initial={mapPlaces.initialPosition}
              handle={map}
              markerNames={markerNames}
              tools={<MapButtons onShowAll={showAllPlaces} onLocate={geolocation.onLocate} />}
              onView={mapPlaces.onViewChange}
              onFailed={mapPlaces.onMapFailed}
            >
              <PlaceMarkers
                places={mapPlaces.places}
                isStale={mapPlaces.isStale}
                showsCityNames={mapPlaces.showsCityNames}
                highlightedKey={highlightedKey}
                selectedKey={selection.key}
                onHighlight={highlightMarker}
                onSelect={selectPlace}
              />
              {campus && <CampusPopup key={campus.id} campus={campus} href={buildCampusHref(campus)} onClose={closeCampus} />}
            </WorldMap>
          ) : (
            <MapMessage>{t('map.loading')}</MapMessage>
          )}
        </div>
      </div>
      <div ref={panel} className={classes.panel} aria-busy={mapPlaces.isFetching} role="region" aria-label={t('map.courses')} tabIndex={-1}>
        {campus && (
          <SelectedCampusPanel
            campus={campus}
            courses={selection.courses}
            href={buildCampusHref(campus)}
            listHref={buildCampusListHref(campus.slug)}
            money={money}
            actions={actions}
            onClose={closeCampus}
            headingRef={selection.headingRef}
          />
        )}
        {mapPlaces.error !== null && (
          <FailedResult
            problem={toApiProblem(mapPlaces.error)}
            state={state}
            isRetrying={mapPlaces.isFetching}
            onRetry={mapPlaces.onRetry}
            onRemove={dispatch}
            onClear={undefined}
            onFirstPage={undefined}
          />
        )}
        {mapPlaces.error === null && mapPlaces.areaCounts && (
          <>
            <MapSummary
              area={mapPlaces.areaCounts}
              placedCount={mapPlaces.world?.courseCount}
              totalCount={totalCount}
              hasMapFailed={mapPlaces.hasMapFailed}
              onShowAll={showAllPlaces}
            />
            <PlaceList
              places={mapPlaces.places}
              isStale={mapPlaces.isStale}
              highlightedKey={highlightedKey}
              selectedKey={selection.key}
              onHighlight={setHighlightedKey}
              onSelect={selectPlace}
            />
          </>
        )}
      </div>
    </div>
  )
}
