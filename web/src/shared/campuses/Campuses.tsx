import '@/shared/texts/bundles/addCourseTexts'
import { IconMap } from '@tabler/icons-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MapHandle } from '@/shared/map/MapFrame'
import { MapMessage } from '@/shared/map/MapMessage'
import { COURSE_MAP, getZoomForSelected } from '@/shared/map/zoomRules'
import { useNames } from '@/shared/names/useNames'
import { translateCampus } from '@/shared/texts/translateInstitute'
import { useLocale } from '@/shared/texts/useLocale'
import controls from '@/shared/ui/controls.module.css'
import { formatAddress, type ListedCampus } from './campus'
import classes from './Campuses.module.css'

/** The code of the map is large. It loads when the visitor opens the map. */
const CampusMap = lazy(() => import('./CampusMap'))

interface CampusesProps {
  readonly campuses: readonly ListedCampus[]
  /** Builds the URL of a campus page from the slug. Undefined on the campus page itself. */
  readonly buildHref?: (campus: string) => string
  /** The text for an empty list. */
  readonly emptyText: string
}

/** A list of campuses with their addresses, and a map of the campuses. */
export function Campuses({ campuses: given, buildHref, emptyText }: CampusesProps) {
  const { t } = useTranslation()
  const { tag, language } = useLocale()
  const { getName } = useNames()
  const campuses = given.map((campus) => translateCampus(campus, language))
  const [isOpen, setOpen] = useState(false)
  const [selectedId, setSelectedId] = useState<number>()
  const map = useRef<MapHandle>(null)
  if (campuses.length === 0) return <p>{emptyText}</p>
  /** Selects a campus and moves to it, also if it was selected before. A map that is not open yet opens at the selected campus. */
  const select = (id: number) => {
    setSelectedId(id)
    const campus = campuses.find((each) => each.id === id)
    if (campus) map.current?.moveTo({ ...campus, zoom: getZoomForSelected(map.current.zoom(), COURSE_MAP.selected) })
  }
  const showOnMap = (id: number) => {
    setOpen(true)
    select(id)
  }
  return (
    <>
      {isOpen && (
        <Suspense
          fallback={
            <div className={classes.map}>
              <MapMessage>{t('map.loading')}</MapMessage>
            </div>
          }
        >
          <CampusMap campuses={campuses} selectedId={selectedId} onSelect={select} handle={map} />
        </Suspense>
      )}
      <button type="button" className={`${controls.second} ${classes.open}`} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t(isOpen ? 'course.hideMap' : 'course.showMap')}
      </button>
      <ul className={classes.campuses}>
        {campuses.map((each) => {
          const { id, slug, campus, course_count } = each
          return (
            <li key={id} className={classes.campus} data-selected={(isOpen && id === selectedId) || undefined}>
              <button
                type="button"
                className={controls.quiet}
                aria-label={t('course.onMap', { name: campus })}
                aria-pressed={isOpen && id === selectedId}
                title={t('course.onMap', { name: campus })}
                onClick={() => showOnMap(id)}
              >
                <IconMap size={20} stroke={1.6} aria-hidden />
              </button>
              <div>
                <p className={classes.name}>
                  {buildHref ? (
                    <a href={buildHref(slug)}>
                      <bdi>{campus}</bdi>
                    </a>
                  ) : (
                    <bdi>{campus}</bdi>
                  )}
                </p>
                <p className={classes.address}>{formatAddress(each, tag, getName)}</p>
                {course_count !== undefined && <p className={classes.address}>{t('results.courses', { count: course_count })}</p>}
              </div>
            </li>
          )
        })}
      </ul>
    </>
  )
}
