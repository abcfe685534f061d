import { IconX } from '@tabler/icons-react'
import { useId, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { CardFee } from '@/shared/course/CardFee'
import type { CourseActions } from '@/shared/course/courseActions'
import type { Course } from '@/shared/course/course'
import { useCourseLabels } from '@/shared/course/useCourseLabels'
import type { Money } from '@/shared/money/money'
import controls from '@/shared/ui/controls.module.css'
import { DirectedText } from '@/shared/ui/DirectedText'
import type { MapCampus } from './places'
import { usePlaceLabels } from './usePlaceLabels'
import classes from './SelectedCampusPanel.module.css'

interface CampusCourses {
  readonly total: number
  /** The first matching courses, as many as fit into the panel. */
  readonly firstCourses: readonly Course[]
}

interface SelectedCampusPanelProps {
  readonly campus: MapCampus
  /** The matching courses of the campus. Undefined until the courses have loaded. */
  readonly courses: CampusCourses | undefined
  /** The URL of the campus page. */
  readonly href: string
  /** The URL of the listing with the matching courses of the campus. */
  readonly listHref: string
  readonly money: Money
  readonly actions: Pick<CourseActions, 'buildHref'>
  readonly onClose: () => void
  readonly headingRef: Ref<HTMLHeadingElement>
}

/**
 * A panel beside the map with the selected campus, its first matching courses, a link to all its
 * matching courses, and a link to the campus page.
 */
export function SelectedCampusPanel({ campus, courses, href, listHref, money, actions, onClose, headingRef }: SelectedCampusPanelProps) {
  const { t } = useTranslation()
  const id = useId()
  const labels = useCourseLabels()
  const { getLocation } = usePlaceLabels()
  return (
    <section className={classes.campus} aria-labelledby={id} aria-busy={courses === undefined}>
      <div className={classes.head}>
        <div>
          <h2 id={id} ref={headingRef} tabIndex={-1} className={classes.name}>
            <bdi>{campus.institute.name}</bdi>
          </h2>
          <p className={classes.where}>
            <DirectedText text={getLocation(campus)} />
          </p>
        </div>
        <button type="button" className={controls.quiet} aria-label={t('map.close')} onClick={onClose}>
          <IconX size={20} stroke={1.6} aria-hidden />
        </button>
      </div>
      <ul className={classes.courses}>
        {courses?.firstCourses.map((course) => (
          <li key={course.id} className={classes.course}>
            <a className={classes.link} href={actions.buildHref(course)}>
              <bdi>{course.name}</bdi>
            </a>
            <p className={classes.facts}>
              <bdi>{labels.getLevel(course)}</bdi>
              {labels.getDuration(course) !== null && (
                <>
                  {' · '}
                  <bdi>{labels.getDuration(course)}</bdi>
                </>
              )}
            </p>
            <CardFee course={course} money={money} />
          </li>
        ))}
      </ul>
      {courses && courses.total > 0 && (
        <a className={controls.second} href={listHref}>
          {t('map.allHere', { count: courses.total })}
        </a>
      )}
      <a className={controls.strong} href={href}>
        {t('map.explore')}
      </a>
    </section>
  )
}
