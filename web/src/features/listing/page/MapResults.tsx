import { IconCurrentLocation, IconWorld } from '@tabler/icons-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { asProblem } from '@/shared/api/problem'
import type { CourseActions } from '@/shared/course/actions'
import type { MapHandle } from '@/shared/map/MapFrame'
import frame from '@/shared/map/MapFrame.module.css'
import { MapMessage } from '@/shared/map/MapMessage'
import { WorldMap } from '@/shared/map/WorldMap'
import { CAMPUS_MAP } from '@/shared/map/zoomRules'
import type { Money } from '@/shared/money/money'
import { campusAddress } from '@/shared/routing/courseAddress'
import controls from '@/shared/ui/controls.module.css'
import { CampusCourses } from '../map/CampusCourses'
import { CampusPopup } from '../map/CampusPopup'
import type { MapCampus, Place } from '../map/places'
import { PlaceList } from '../map/PlaceList'
import { PlaceMarkers } from '../map/PlaceMarkers'
import { FailedResult } from '../results/FailedResult'
import type { ListingState } from '../state/listingState'
import { useChosenCampus } from './useSelectedCampus'
import type { Dispatch } from './useListingState'
import { useMapPlaces } from './useMapPlaces'
import { useOwnLocation } from './useGeolocation'
import classes from './MapResults.module.css'

interface MapResultsProps {
  readonly state: ListingState
  /** How many courses are found, wherever they are; undefined until it is known. */
  readonly count: number | undefined
  readonly money: Money
  readonly actions: CourseActions
  readonly hrefOfCampus: (slug: string) => string
  readonly dispatch: Dispatch
}

/** The results on a map, and beside it the same in words. */
export default function MapResults({ state, count, money, actions, hrefOfCampus, dispatch }: MapResultsProps) {
  const { t } = useTranslation()
  const map = useRef<MapHandle>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [lit, setLit] = useState<string>()
  const shown = useMapPlaces(state, dispatch)
  const chosen = useChosenCampus(state, map)
  const own = useOwnLocation((position) => map.current?.moveTo({ ...position, zoom: CAMPUS_MAP.chosen }))
  const { counts, everywhere } = shown

  const hrefOf = ({ institute, slug }: MapCampus) => campusAddress(institute.slug, slug, money.chosen)
  const choose = (place: Place) => {
    if (place.kind === 'cluster' && shown.isMapless) return shown.onArea(place)
    chosen.choose(place)
    if (place.kind === 'campus') panel.current?.scrollTo({ top: 0 })
  }
  const lightOnMap = (key: string | undefined) => {
    setLit(key)
    if (key !== undefined) showIn(panel.current, rowOf(panel.current, key))
  }
  const close = () => {
    const { key } = chosen
    chosen.close()
    // The row is there again once the list is drawn without what was closed above it.
    if (key !== undefined) requestAnimationFrame(() => focusPlace(panel.current, key))
  }
  const showAll = () => {
    if (shown.isMapless) return shown.onWorld()
    const there = everywhere?.bounds && map.current?.fitting(everywhere.bounds)
    if (there) map.current?.moveTo({ ...there, zoom: Math.min(there.zoom, CAMPUS_MAP.chosen) })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && chosen.campus) close()
  }
  const tools = (
    <>
      <button type="button" className={frame.tool} aria-label={t('map.showAll')} title={t('map.showAll')} onClick={showAll}>
        <IconWorld size={20} stroke={1.6} aria-hidden />
      </button>
      <button type="button" className={frame.tool} aria-label={t('map.locate')} title={t('map.locate')} onClick={own.onLocate}>
        <IconCurrentLocation size={20} stroke={1.6} aria-hidden />
      </button>
    </>
  )
  return (
    <div className={classes.columns} onKeyDown={onKeyDown}>
      <div className={classes.map}>
        {own.isDisabled && (
          <p className={classes.alert} role="alert">
            {t('map.locationDisabled')}
          </p>
        )}
        <div className={classes.bar}>
          <label className={classes.follow}>
            <input type="checkbox" checked={shown.isFollowing} onChange={(event) => shown.onFollow(event.currentTarget.checked)} />
            {t('map.follow')}
          </label>
          {shown.isBehind && (
            <button type="button" className={controls.second} onClick={shown.onSearchHere}>
              {t('map.searchHere')}
            </button>
          )}
        </div>
        <div className={classes.canvas}>
          {shown.first ? (
            <WorldMap label={t('map.region')} initial={shown.first} handle={map} tools={tools} onView={shown.onView} onFailed={shown.onMapless}>
              <PlaceMarkers
                places={shown.places}
                isStale={shown.isStale}
                hasCities={shown.hasCities}
                lit={lit}
                chosen={chosen.key}
                onLight={lightOnMap}
                onChoose={choose}
              />
              {chosen.campus && (
                <CampusPopup key={chosen.campus.id} campus={chosen.campus} href={hrefOf(chosen.campus)} onClose={close} />
              )}
            </WorldMap>
          ) : (
            <MapMessage>{t('map.loading')}</MapMessage>
          )}
        </div>
      </div>
      <div ref={panel} className={classes.panel} aria-busy={shown.isFetching} role="region" aria-label={t('map.courses')} tabIndex={-1}>
        {chosen.campus && (
          <CampusCourses
            campus={chosen.campus}
            found={chosen.found}
            href={hrefOf(chosen.campus)}
            listHref={hrefOfCampus(chosen.campus.slug)}
            money={money}
            actions={actions}
            onClose={close}
            heading={chosen.heading}
          />
        )}
        {shown.error !== null ? (
          <FailedResult
            problem={asProblem(shown.error)}
            isRetrying={shown.isFetching}
            onRetry={shown.onRetry}
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
                {shown.isMapless && (
                  <button type="button" className={controls.second} onClick={shown.onWorld}>
                    {t('map.showAll')}
                  </button>
                )}
                {everywhere && count !== undefined && count > everywhere.courses && (
                  <p>{t('map.unplaced', { count: count - everywhere.courses })}</p>
                )}
              </div>
              <PlaceList
                places={shown.places}
                isStale={shown.isStale}
                lit={lit}
                chosen={chosen.key}
                onLight={setLit}
                onChoose={choose}
              />
            </>
          )
        )}
      </div>
    </div>
  )
}

function rowOf(panel: HTMLElement | null, key: string): HTMLElement | null | undefined {
  return panel?.querySelector<HTMLElement>(`[data-place="${CSS.escape(key)}"]`)
}

function focusPlace(panel: HTMLElement | null, key: string): void {
  const row = rowOf(panel, key)
  ;(row ?? panel)?.focus({ preventScroll: true })
  showIn(panel, row)
}

/** Brings a row into the part of the list that is seen, without moving the page. */
function showIn(panel: HTMLElement | null, row: HTMLElement | null | undefined): void {
  if (!panel || !row || panel.scrollHeight <= panel.clientHeight) return
  const [seen, wanted] = [panel.getBoundingClientRect(), row.getBoundingClientRect()]
  if (wanted.top < seen.top) panel.scrollTop -= seen.top - wanted.top
  if (wanted.bottom > seen.bottom) panel.scrollTop += wanted.bottom - seen.bottom
}
