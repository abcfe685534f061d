import { useTranslation } from 'react-i18next'
import { findDistinctCampusName } from '@/shared/course/courseFacts'
import { useCourseLabels } from '@/shared/course/useCourseLabels'
import { formatList } from '@/shared/format/lists'
import { useLocale } from '@/shared/texts/useLocale'
import { Logo } from '@/shared/ui/Logo'
import type { CourseDetail } from './courseDetail'
import classes from './CourseHead.module.css'

export function CourseHead({ course, instituteHref }: { readonly course: CourseDetail; readonly instituteHref: string }) {
  const { t } = useTranslation()
  const { tag } = useLocale()
  const labels = useCourseLabels()
  const { name, institute_name, logo, campus, coursetitle_name: title, campus_count } = course
  return (
    <header className={classes.head}>
      <Logo name={institute_name} logo={logo} />
      <div>
        <p className={classes.subject}>
          <bdi>{labels.getSpecialization(course)}</bdi>
          {title !== null && title !== name && (
            <>
              <span aria-hidden> · </span>
              <bdi>{title}</bdi>
            </>
          )}
        </p>
        <h1 className={classes.name}>
          <bdi>{name}</bdi>
        </h1>
        <p className={classes.place}>
          <a className={classes.institute} href={instituteHref}>
            <bdi>{institute_name}</bdi>
          </a>
          {campus && <span>{formatList([findDistinctCampusName(campus, institute_name), labels.getCity(campus.city), labels.getCountry(campus.country)], tag)}</span>}
          {campus_count > 1 && <span className={classes.more}>{t('card.moreCampuses', { count: campus_count - 1 })}</span>}
        </p>
      </div>
    </header>
  )
}
