import { IconMapPin } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { CourseDetail } from './courseDetail'
import classes from './Campuses.module.css'

/** Where the course is taught, each campus with its address as far as it is known. */
export function Campuses({ campuses }: { readonly campuses: CourseDetail['campuses'] }) {
  const { t } = useTranslation()
  if (campuses.length === 0) return <p>{t('course.campusUnknown')}</p>
  return (
    <ul className={classes.campuses}>
      {campuses.map(({ id, campus, address, suburb, postcode, city, state, country }) => (
        <li key={id} className={classes.campus}>
          <IconMapPin size={20} stroke={1.6} aria-hidden />
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
  )
}
