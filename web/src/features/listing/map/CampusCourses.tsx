import { IconX } from '@tabler/icons-react'
import { useId, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { CardFee } from '@/shared/course/CardFee'
import type { CourseActions } from '@/shared/course/courseActions'
import type { Course } from '@/shared/course/course'
import { useCourseLabels } from '@/shared/course/useCourseLabels'
import type { Money } from '@/shared/money/money'
import controls from '@/shared/ui/controls.module.css'
import type { MapCampus } from './places'
import { usePlaceLabels } from './usePlaceLabels'
import classes from './CampusCourses.module.css'

interface CampusCoursesProps {
  readonly campus: MapCampus
  /** What is found there, the first of it; undefined until it is known. */
  readonly found: { readonly total: number; readonly courses: readonly Course[] } | undefined
  /** Where the campus's own page is, and the list of what is found there. */
  readonly href: string
  readonly listHref: string
  readonly money: Money
  readonly actions: Pick<CourseActions, 'buildHref'>
  readonly onClose: () => void
  readonly heading: Ref<HTMLHeadingElement>
}

/** The chosen campus beside the map: the same as its popup says, and the first of its courses. */
export function CampusCourses({ campus, found, href, listHref, money, actions, onClose, heading }: CampusCoursesProps) {
  const { t } = useTranslation()
  const id = useId()
  const words = useCourseLabels()
  const { getLocation } = usePlaceLabels()
  return (
    <section className={classes.campus} aria-labelledby={id} aria-busy={found === undefined}>
      <div className={classes.head}>
        <div>
          <h2 id={id} ref={heading} tabIndex={-1} className={classes.name}>
            <bdi>{campus.institute.name}</bdi>
          </h2>
          <p className={classes.where}>
            <bdi>{getLocation(campus)}</bdi>
          </p>
        </div>
        <button type="button" className={controls.quiet} aria-label={t('map.close')} onClick={onClose}>
          <IconX size={20} stroke={1.6} aria-hidden />
        </button>
      </div>
      <ul className={classes.courses}>
        {found?.courses.map((course) => (
          <li key={course.id} className={classes.course}>
            <a className={classes.link} href={actions.buildHref(course)}>
              <bdi>{course.name}</bdi>
            </a>
            <p className={classes.facts}>
              <bdi>{course.degreelevel_name}</bdi>
              {' · '}
              <bdi>{words.length(course) ?? t('card.durationUnknown')}</bdi>
            </p>
            <CardFee course={course} money={money} />
          </li>
        ))}
      </ul>
      {found && found.total > 0 && (
        <a className={controls.second} href={listHref}>
          {t('map.allHere', { count: found.total })}
        </a>
      )}
      <a className={controls.strong} href={href}>
        {t('map.explore')}
      </a>
    </section>
  )
}
