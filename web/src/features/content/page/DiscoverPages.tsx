import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router'
import { CourseCard } from '@/shared/course/CourseCard'
import { SampleNotice } from '@/shared/course/SampleNotice'
import { useCourseActions } from '@/shared/course/useCourseActions'
import { Section } from '@/shared/detail/Section'
import { useMoney } from '@/shared/money/useMoney'
import { useNames } from '@/shared/names/useNames'
import { buildDisciplineUrl } from '@/shared/routing/courseUrls'
import { PATHS } from '@/shared/routing/paths'
import { buildFilteredCoursesUrl } from '@/shared/routing/universityUrls'
import controls from '@/shared/ui/controls.module.css'
import { coursesQuery, degreeLevelsQuery, disciplinesQuery } from '../queries/courses'
import { Cards } from '../views/Cards'
import { PageHead } from '../views/PageHead'
import { ContentFrame } from './ContentFrame'
import { SectionState } from './SectionState'
import classes from './GroupInstitutePages.module.css'

const MBA_SPECIALIZATION = 'business-administration'
const MBA_LEVELS = ['masters-degree', 'extended-masters-degree']
const MBA_COURSES_MAX = 9

export const AllProgramsPage = () => <DiscoverPage texts="programs" />

/**
 * The start page for browsing courses. With an id in the address, it redirects to the page of the
 * discipline with this id.
 */
export function DiscoverCoursesPage() {
  const { id } = useParams()
  return id === undefined ? <DiscoverPage texts="discover" /> : <Navigate to={buildDisciplineUrl(id, '')} replace />
}

/** The subjects and degree levels that have courses, with their numbers of courses. */
function DiscoverPage({ texts }: { readonly texts: 'programs' | 'discover' }) {
  const { t } = useTranslation('content')
  const { translateAndSort, getName } = useNames()
  const title = t(`courses.${texts}`)
  return (
    <ContentFrame title={title} isOfCourses>
      <PageHead title={title} lead={t(`courses.${texts}Lead`)}>
        <p>
          <a className={controls.strong} href={PATHS.search}>
            {t('courses.search')}
          </a>
        </p>
      </PageHead>
      <Section title={t('courses.subjects')}>
        <SectionState query={useQuery(disciplinesQuery())}>
          {(disciplines) => (
            <Cards
              level={3}
              cards={translateAndSort('disciplines', disciplines)
                .filter(({ courses_count }) => courses_count > 0)
                .map(({ id, slug, name, courses_count }) => ({ key: id, href: buildDisciplineUrl(slug, ''), title: name, fact: t('group.courses', { count: courses_count }) }))}
            />
          )}
        </SectionState>
      </Section>
      <Section title={t('courses.levels')}>
        <SectionState query={useQuery(degreeLevelsQuery())}>
          {(groups) => (
            <Cards
              level={3}
              cards={groups
                .flatMap(({ degree_levels }) => degree_levels)
                .filter(({ course_count }) => course_count > 0)
                .map((level) => ({
                  key: level.id,
                  href: buildFilteredCoursesUrl({ level: level.slug }, ''),
                  title: getName('degree_levels', level),
                  fact: t('group.courses', { count: level.course_count }),
                }))}
            />
          )}
        </SectionState>
      </Section>
    </ContentFrame>
  )
}

/** The first MBA courses, and a link to all of them. */
export function MbaPage() {
  const { t } = useTranslation('content')
  const { money } = useMoney()
  const actions = useCourseActions(money.currency)
  const query = useQuery(coursesQuery({ specializations: [MBA_SPECIALIZATION], degree_levels: MBA_LEVELS }))
  return (
    <ContentFrame title={t('courses.mba')} isOfCourses>
      <PageHead title={t('courses.mba')} lead={t('courses.mbaLead')} />
      <SectionState query={query}>
        {({ count, results }) => (
          <>
            <SampleNotice isSample={results.some(({ source }) => source.is_sample)} />
            <h2>{count === 0 ? t('none') : t('courses.found', { count })}</h2>
            <ul className={classes.courses}>
              {results.slice(0, MBA_COURSES_MAX).map((course) => (
                <li key={course.id}>
                  <CourseCard course={course} month={new Date().getMonth()} money={money} actions={actions} layout="grid" />
                </li>
              ))}
            </ul>
            {count > 0 && (
              <p>
                <a className={controls.strong} href={buildFilteredCoursesUrl({ specialization: MBA_SPECIALIZATION, level: MBA_LEVELS.join(',') }, money.currency)}>
                  {t('group.allCourses', { count })}
                </a>
              </p>
            )}
          </>
        )}
      </SectionState>
    </ContentFrame>
  )
}
