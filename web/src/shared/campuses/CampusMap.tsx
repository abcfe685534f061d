import '@/shared/texts/bundles/addCourseTexts'
import { IconSchool } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useMapLibrary } from '@/shared/map/mapLibrary'
import type { MapHandle } from '@/shared/map/MapFrame'
import markers from '@/shared/map/markers.module.css'
import { WorldMap } from '@/shared/map/WorldMap'
import { COURSE_MAP } from '@/shared/map/zoomRules'
import type { ListedCampus } from './campus'
import classes from './Campuses.module.css'

interface CampusMapProps {
  /** The campuses. At least one campus is required. */
  readonly campuses: readonly ListedCampus[]
  /** The id of the campus that is selected on the map or in the list. */
  readonly selectedId: number | undefined
  readonly onSelect: (id: number) => void
  readonly handle: RefObject<MapHandle | null>
}

/** A map of the campuses. The scroll wheel over the map scrolls the page instead of zooming. */
export default function CampusMap({ campuses, selectedId, onSelect, handle }: CampusMapProps) {
  const { t } = useTranslation()
  const [first] = campuses
  const campus = campuses.find(({ id }) => id === selectedId)
  if (!first) return null
  const { latitude, longitude } = campus ?? first
  const zoom = campus ? COURSE_MAP.selected : COURSE_MAP.initial
  return (
    <div className={classes.map}>
      <WorldMap label={t('course.campusMap')} initial={{ latitude, longitude, zoom }} hasCooperativeGestures handle={handle}>
        <Pins campuses={campuses} selectedId={selectedId} onSelect={onSelect} />
      </WorldMap>
    </div>
  )
}

/** The pins of the map. The pins are not tab stops, because the list below the map has a button for each campus. */
function Pins({ campuses, selectedId, onSelect }: Omit<CampusMapProps, 'handle'>) {
  const { Marker } = useMapLibrary()
  return campuses.map(({ id, campus, latitude, longitude }) => (
    <Marker key={id} latitude={latitude} longitude={longitude} style={{ zIndex: id === selectedId ? 1 : 0 }}>
      <div className={markers.place}>
        <button
          type="button"
          tabIndex={-1}
          className={markers.marker}
          data-kind="campus"
          data-selected={id === selectedId || undefined}
          aria-label={campus}
          title={campus}
          onClick={() => onSelect(id)}
        >
          <span className={markers.face}>
            <IconSchool size={18} stroke={1.8} aria-hidden />
          </span>
        </button>
        {id === selectedId && (
          <span className={markers.city} aria-hidden>
            <bdi>{campus}</bdi>
          </span>
        )}
      </div>
    </Marker>
  ))
}
