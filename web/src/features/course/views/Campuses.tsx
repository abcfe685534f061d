import { IconMapPin } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MapMessage } from '@/shared/map/MapMessage'
import controls from '@/shared/ui/controls.module.css'
import type { CourseDetail } from './courseDetail'
import classes from './Campuses.module.css'

/** The map weighs more than the page: its code comes when it is opened. */
const CampusMap = lazy(() => import('./CampusMap'))

/** Where the course is taught: each campus with its address as far as it is known, and all of them on a map. */
export function Campuses({ campuses }: { readonly campuses: CourseDetail['campuses'] }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<number>()
  if (campuses.length === 0) return <p>{t('course.campusUnknown')}</p>
  const show = (id: number) => {
    setOpen(true)
    setChosen(id)
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
          <CampusMap campuses={campuses} chosen={chosen} onChoose={setChosen} />
        </Suspense>
      )}
      <button type="button" className={`${controls.second} ${classes.open}`} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t(isOpen ? 'course.hideMap' : 'course.showMap')}
      </button>
      <ul className={classes.campuses}>
        {campuses.map(({ id, campus, address, suburb, postcode, city, state, country }) => (
          <li key={id} className={classes.campus} data-chosen={(isOpen && id === chosen) || undefined}>
            <button
              type="button"
              className={controls.quiet}
              aria-label={t('course.onMap', { name: campus })}
              aria-pressed={isOpen && id === chosen}
              title={t('course.onMap', { name: campus })}
              onClick={() => show(id)}
            >
              <IconMapPin size={20} stroke={1.6} aria-hidden />
            </button>
            <div>
              <p className={classes.name}>
                <bdi>{campus}</bdi>
              </p>
              <p className={classes.address}>
                <bdi>
                  {[...new Set([address, suburb, city.name, state.name, postcode, country.name])]
                    .filter((part) => part !== null && part !== '')
                    .join(', ')}
                </bdi>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
