import { IconCurrentLocation, IconWorld } from '@tabler/icons-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { toApiProblem } from '@/shared/api/problem'
import type { CourseActions } from '@/shared/course/courseActions'
import type { MapHandle } from '@/shared/map/MapFrame'
import frame from '@/shared/map/MapFrame.module.css'
import { MapMessage } from '@/shared/map/MapMessage'
import { WorldMap } from '@/shared/map/WorldMap'
import { CAMPUS_MAP } from '@/shared/map/zoomRules'
import type { Money } from '@/shared/money/money'
import { buildCampusUrl } from '@/shared/routing/courseUrls'
import controls from '@/shared/ui/controls.module.css'
import { CampusCourses } from '../../map/CampusCourses'
import { CampusPopup } from '../../map/CampusPopup'
import type { MapCampus, Place } from '../../map/places'
import { PlaceList } from '../../map/PlaceList'
import { PlaceMarkers } from '../../map/PlaceMarkers'
import { FailedResult } from '../../results/noResults/FailedResult'
import type { ListingState } from '../../state/listingState'
import { useSelectedCampus } from './useSelectedCampus'
import type { DispatchListing } from '../useListingState'
import { useMapPlaces } from './useMapPlaces'
import { useGeolocation } from './useGeolocation'
import classes from './MapResults.module.css'

interface MapResultsProps {
  readonly state: ListingState
  /** The number of all matching courses; undefined until it is known. */
  readonly count: number | undefined
  readonly money: Money
  readonly actions: CourseActions
  readonly buildCampusHref: (slug: string) => string
  readonly dispatch: DispatchListing
}

/** The results on a map, and the same places as a list beside it. */
export default function MapResults({ state, count, money, actions, buildCampusHref, dispatch }: MapResultsProps) {
  const { t } = useTranslation()
  const map = useRef<MapHandle>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [highlighted, setHighlighted] = useState<string>()
  const mapPlaces = useMapPlaces(state, dispatch)
  const selectedCampus = useSelectedCampus(state, map)
  const geolocation = useGeolocation((position) => map.current?.moveTo({ ...position, zoom: CAMPUS_MAP.selected }))
  const { counts, everywhere } = mapPlaces

  const buildHref = ({ institute, slug }: MapCampus) => buildCampusUrl(institute.slug, slug, money.currency)
  const selectPlace = (place: Place) => {
    if (place.kind === 'cluster' && mapPlaces.hasMapFailed) return mapPlaces.onArea(place)
    selectedCampus.select(place)
    if (place.kind === 'campus') panel.current?.scrollTo({ top: 0 })
  }
  const highlightFromMap = (key: string | undefined) => {
    setHighlighted(key)
    if (key !== undefined) scrollRowIntoView(panel.current, findRow(panel.current, key))
  }
  const close = () => {
    const { key } = selectedCampus
    selectedCampus.close()
    // The row moves when the closed panel above it is gone, so wait for the next frame.
    if (key !== undefined) requestAnimationFrame(() => focusPlace(panel.current, key))
  }
  const showAll = () => {
    if (mapPlaces.hasMapFailed) return mapPlaces.onWorld()
    const there = everywhere?.bounds && map.current?.getFittingPosition(everywhere.bounds)
    if (there) map.current?.moveTo({ ...there, zoom: Math.min(there.zoom, CAMPUS_MAP.selected) })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && selectedCampus.campus) close()
  }
  const tools = (
    <>
      <button type="button" className={frame.tool} aria-label={t('map.showAll')} title={t('map.showAll')} onClick={showAll}>
        <IconWorld size={20} stroke={1.6} aria-hidden />
      </button>
      <button type="button" className={frame.tool} aria-label={t('map.locate')} title={t('map.locate')} onClick={geolocation.onLocate}>
        <IconCurrentLocation size={20} stroke={1.6} aria-hidden />
      </button>
    </>
  )
  return (
    <div className={classes.columns} onKeyDown={onKeyDown}>
      <div className={classes.map}>
        {geolocation.isDisabled && (
          <p className={classes.alert} role="alert">
            {t('map.locationDisabled')}
          </p>
        )}
        <div className={classes.bar}>
          <label className={classes.follow}>
            <input type="checkbox" checked={mapPlaces.isFollowing} onChange={(event) => mapPlaces.onFollow(event.currentTarget.checked)} />
            {t('map.follow')}
          </label>
          {mapPlaces.isBehind && (
            <button type="button" className={controls.second} onClick={mapPlaces.onSearchHere}>
              {t('map.searchHere')}
            </button>
          )}
        </div>
        <div className={classes.canvas}>
          {mapPlaces.first ? (
            <WorldMap label={t('map.region')} initial={mapPlaces.first} handle={map} tools={tools} onView={mapPlaces.onView} onFailed={mapPlaces.onMapFailed}>
              <PlaceMarkers
                places={mapPlaces.places}
                isStale={mapPlaces.isStale}
                showsCityNames={mapPlaces.hasCities}
                highlighted={highlighted}
                selected={selectedCampus.key}
                onHighlight={highlightFromMap}
                onSelect={selectPlace}
              />
              {selectedCampus.campus && (
                <CampusPopup key={selectedCampus.campus.id} campus={selectedCampus.campus} href={buildHref(selectedCampus.campus)} onClose={close} />
              )}
            </WorldMap>
          ) : (
            <MapMessage>{t('map.loading')}</MapMessage>
          )}
        </div>
      </div>
      <div ref={panel} className={classes.panel} aria-busy={mapPlaces.isFetching} role="region" aria-label={t('map.courses')} tabIndex={-1}>
        {selectedCampus.campus && (
          <CampusCourses
            campus={selectedCampus.campus}
            found={selectedCampus.found}
            href={buildHref(selectedCampus.campus)}
            listHref={buildCampusHref(selectedCampus.campus.slug)}
            money={money}
            actions={actions}
            onClose={close}
            heading={selectedCampus.heading}
          />
        )}
        {mapPlaces.error !== null ? (
          <FailedResult
            problem={toApiProblem(mapPlaces.error)}
            isRetrying={mapPlaces.isFetching}
            onRetry={mapPlaces.onRetry}
            onClear={undefined}
            onFirstPage={undefined}
          />
        ) : (
          counts && (
            <>
              <div className={classes.sum}>
                <p role="status" className={classes.inView}>
                  {counts.course_count === 0 ? t('map.notFound') : t('map.inView', { count: counts.course_count })}
                </p>
                {counts.course_count === 0 ? (
                  <>
                    <p>{t('map.emptyHere')}</p>
                    {everywhere && everywhere.courses > 0 && (
                      <button type="button" className={controls.second} onClick={showAll}>
                        {t('map.showAllCount', { count: everywhere.courses })}
                      </button>
                    )}
                  </>
                ) : (
                  counts.pair_count !== counts.course_count && <p>{t('map.pairsHelp', { count: counts.pair_count })}</p>
                )}
                {mapPlaces.hasMapFailed && (
                  <button type="button" className={controls.second} onClick={mapPlaces.onWorld}>
                    {t('map.showAll')}
                  </button>
                )}
                {everywhere && count !== undefined && count > everywhere.courses && (
                  <p>{t('map.unplaced', { count: count - everywhere.courses })}</p>
                )}
              </div>
              <PlaceList
                places={mapPlaces.places}
                isStale={mapPlaces.isStale}
                highlighted={highlighted}
                selected={selectedCampus.key}
                onHighlight={setHighlighted}
                onSelect={selectPlace}
              />
            </>
          )
        )}
      </div>
    </div>
  )
}

function findRow(panel: HTMLElement | null, key: string): HTMLElement | null | undefined {
  return panel?.querySelector<HTMLElement>(`[data-place="${CSS.escape(key)}"]`)
}

function focusPlace(panel: HTMLElement | null, key: string): void {
  const row = findRow(panel, key)
  ;(row ?? panel)?.focus({ preventScroll: true })
  scrollRowIntoView(panel, row)
}

/** Scrolls the list, not the page, until the row is visible. */
function scrollRowIntoView(panel: HTMLElement | null, row: HTMLElement | null | undefined): void {
  if (!panel || !row || panel.scrollHeight <= panel.clientHeight) return
  const [seen, wanted] = [panel.getBoundingClientRect(), row.getBoundingClientRect()]
  if (wanted.top < seen.top) panel.scrollTop -= seen.top - wanted.top
  if (wanted.bottom > seen.bottom) panel.scrollTop += wanted.bottom - seen.bottom
}
