import '@/shared/texts/bundles/addCourseTexts'
import { useDocumentTitle } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { isNotRetryable } from '@/shared/api/problem'
import { SampleNotice } from '@/shared/course/SampleNotice'
import { useCourseActions } from '@/shared/course/useCourseActions'
import { useMoney } from '@/shared/money/useMoney'
import { buildCampusUrl, buildDisciplineUrl, buildInstituteUrl, buildSpecializationUrl } from '@/shared/routing/courseUrls'
import { buildInstituteDisciplinesUrl, type InstituteDisciplinesPath } from '@/shared/routing/universityUrls'
import { NearNames } from '@/shared/searchBox/NearNames'
import { Breadcrumbs, type Crumb } from '@/shared/shell/Breadcrumbs'
import { Shell } from '@/shared/shell/Shell'
import { RESULTS_ID } from '@/shared/ui/focusResults'
import { CourseSkeleton } from '../views/CourseSkeleton'
import type { CourseDetail } from '../views/courseDetail'
import { CourseView } from '../views/CourseView'
import { CourseError, getErrorKeys } from '../views/CourseError'
import { useCourse } from './useCourse'
import classes from './CoursePage.module.css'

export function CoursePage() {
  const { t } = useTranslation()
  const { course, problem, isRetrying, onRetry, similar } = useCourse()
  const { money } = useMoney()
  const actions = useCourseActions(money.currency)
  const title = course ? `${course.name}, ${course.institute_name}` : t(problem ? getErrorKeys(problem)[0] : 'course.loading')
  useDocumentTitle(`${title} · ${t('site.name')}`)
  return (
    <Shell trail={<Breadcrumbs isOfCourses crumbs={course ? buildCrumbs(course, money.currency) : []} />}>
      <main id={RESULTS_ID} className={classes.page} aria-label={t('course.region')} tabIndex={-1}>
        {!problem && <SampleNotice isSample={course?.source.is_sample} />}
        {course ? (
          <CourseView
            course={course}
            similar={similar}
            similarHref={course.specialization && buildSpecializationUrl(course.specialization.slug, money.currency)}
            links={{
              instituteHref: buildInstituteUrl(course.institute_slug, money.currency),
              disciplinesHref: buildInstituteDisciplinesUrl(buildDisciplinesPath(course), money.currency),
              buildCampusHref: (slug) => buildCampusUrl(course.institute_slug, slug, money.currency),
              buildDisciplineHref: (slug) => buildDisciplineUrl(slug, money.currency),
            }}
            month={new Date().getMonth()}
            money={money}
            actions={actions}
          />
        ) : problem ? (
          <>
            <CourseError problem={problem} isRetrying={isRetrying} onRetry={onRetry} />
            {isNotRetryable(problem) && <NearNames />}
          </>
        ) : (
          <CourseSkeleton />
        )}
      </main>
    </Shell>
  )
}

function buildCrumbs({ name, institute_name, institute_slug }: CourseDetail, currency: string): readonly Crumb[] {
  return [{ name: institute_name, href: buildInstituteUrl(institute_slug, currency) }, { name }]
}

/** Builds the path and query of the page with the disciplines of the institute. */
function buildDisciplinesPath({ slug, institute_slug, degree_level, discipline, country, campus }: CourseDetail): InstituteDisciplinesPath {
  return {
    institute: institute_slug,
    course: slug,
    level: degree_level.slug,
    discipline: discipline?.slug,
    country: country.slug,
    campus: campus?.slug,
  }
}
