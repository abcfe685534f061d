import { Skeleton } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatList } from '@/shared/format/lists'
import { useNames } from '@/shared/names/useNames'
import { useLocale } from '@/shared/texts/useLocale'
import { useLocation } from 'react-router'
import type { components } from '@/shared/api/schema'
import { ApiProblem } from '@/shared/api/problem'
import { Section } from '@/shared/detail/Section'
import { DisciplineIcon } from '@/shared/drawings/DisciplineIcon'
import { parseCurrency } from '@/shared/money/currencyUrl'
import { buildDisciplineUrl, buildInstituteUrl } from '@/shared/routing/courseUrls'
import { buildFilteredCoursesUrl } from '@/shared/routing/universityUrls'
import { coursesQuery, levelsQuery } from '../queries/courses'
import { disciplineOverviewQuery } from '../queries/coursesOverview'
import { disciplineQuery } from '../queries/discipline'
import { instituteQuery } from '../queries/institute'
import { specializationsQuery } from '../queries/specializations'
import { CoursePreview } from '../views/CoursePreview'
import { Introduction } from '../views/Introduction'
import { SectionContent } from '../views/SectionContent'
import { CountedLinks } from '../views/CountedLinks'
import { CoursesOverviewSections } from './CoursesOverviewSections'
import { PageFrame } from './PageFrame'
import { toSectionState } from './sectionState'
import { useUniversityPage } from './useUniversityPage'
import classes from './page.module.css'

/** The error for a URL without a discipline. The page shows the same text as for a discipline that does not exist. */
const MISSING_DISCIPLINE_PROBLEM = new ApiProblem('unexpected', 'The URL has no discipline', 404)

/** The page of a discipline. The URL key `institutes` limits the page to one institute. */
export function DisciplinePage() {
  const { t } = useTranslation('university')
  const { tag } = useLocale()
  const { getName } = useNames()
  const params = new URLSearchParams(useLocation().search)
  const disciplineSlug = params.get('discipline') ?? ''
  const instituteSlug = params.get('institutes') ?? ''
  const discipline = useQuery({ ...disciplineQuery(disciplineSlug), enabled: disciplineSlug !== '' })
  const institute = useQuery({ ...instituteQuery(instituteSlug), enabled: instituteSlug !== '' })
  const isLoaded = discipline.data !== undefined && (instituteSlug === '' || institute.data !== undefined)
  const both = {
    data: isLoaded ? { discipline: discipline.data, institute: institute.data } : undefined,
    error: disciplineSlug === '' ? MISSING_DISCIPLINE_PROBLEM : (discipline.error ?? institute.error),
    isFetching: discipline.isFetching || institute.isFetching,
    refetch: () => {
      if (discipline.error !== null) void discipline.refetch()
      if (institute.error !== null) void institute.refetch()
    },
  }
  return (
    <PageFrame
      label={t('discipline')}
      kind={discipline.error === null && institute.error !== null ? 'institute' : 'discipline'}
      query={both}
      getParents={({ institute: at }) => (at ? [{ name: at.institute_name, href: buildInstituteUrl(at.slug, parseCurrency(params)) }] : [])}
      getName={(data) => getName('disciplines', data.discipline)}
      getTitle={(data) => formatList([getName('disciplines', data.discipline), data.institute?.institute_name], tag)}
    >
      {(data) => <DisciplineContent {...data} />}
    </PageFrame>
  )
}

interface DisciplineContentProps {
  readonly discipline: components['schemas']['DisciplineWithLevels']
  readonly institute: { readonly slug: string; readonly institute_name: string } | undefined
}

function DisciplineContent({ discipline, institute }: DisciplineContentProps) {
  const { slug } = discipline
  const name = useNames().getName('disciplines', discipline)
  const { t } = useTranslation('university')
  const { money, currency, actions, month } = useUniversityPage()
  const filters = { disciplines: [slug], ...(institute ? { institutes: [institute.slug] } : {}) }
  const courses = useQuery(coursesQuery(filters))
  const levels = useQuery(levelsQuery(filters))
  const specializations = useInfiniteQuery(specializationsQuery(filters))
  const overview = useQuery({ ...disciplineOverviewQuery(slug), enabled: institute === undefined })
  const urlFilters = { discipline: slug, institute: institute?.slug }
  return (
    <>
      <header>
        <h1 className={classes.title}>
          <DisciplineIcon slug={slug} className={classes.icon} /> <bdi>{name}</bdi>
        </h1>
        {institute && (
          <p className={classes.lead}>
            <a href={buildInstituteUrl(institute.slug, currency)}>{t('at', { name: institute.institute_name })}</a>
          </p>
        )}
        <p className={classes.lead}>{courses.data ? t('count', { count: courses.data.count }) : '\u00a0'}</p>
      </header>
      {!institute && <Introduction introduction={discipline.introduction ?? null} />}
      {levels.isPending || specializations.isPending ? (
        // The heights of both lists are unknown, so no space can be reserved. The sections below
        // appear together with the lists.
        <Skeleton height="100vh" data-pending aria-hidden />
      ) : (
        <>
          <Section title={t('levels')}>
            <SectionContent state={toSectionState(levels)} height="3rem">
              {({ degree_levels }) => (
                <CountedLinks
                  kind="degree_levels"
                  links={degree_levels.flatMap((group) => group.degree_levels).filter(({ course_count }) => course_count > 0)}
                  buildHref={(level) => buildFilteredCoursesUrl({ ...urlFilters, level }, currency)}
                />
              )}
            </SectionContent>
          </Section>
          <Section title={t('specializations')}>
            <SectionContent state={toSectionState(specializations)} height="12rem">
              {({ pages }) => (
                <CountedLinks
                  kind="specializations"
                  links={pages.flatMap(({ results }) => results)}
                  buildHref={(specialization) => buildFilteredCoursesUrl({ ...urlFilters, specialization }, currency)}
                  onLoadMore={specializations.hasNextPage ? () => void specializations.fetchNextPage() : undefined}
                  isLoadingMore={specializations.isFetchingNextPage}
                />
              )}
            </SectionContent>
          </Section>
          {!institute && <CoursesOverviewSections state={toSectionState(overview)} groups="countries" />}
          <Section title={t('courses')}>
            {/* While the courses load, a tall skeleton keeps the footer below the window.
                Without it, the footer would appear and then be pushed out again. */}
            <SectionContent state={toSectionState(courses)} height="100vh" isLazy>
              {({ results, count }) => (
                <CoursePreview
                  courses={results}
                  count={count}
                  href={buildFilteredCoursesUrl(urlFilters, currency)}
                  month={month}
                  money={money}
                  actions={actions}
                />
              )}
            </SectionContent>
          </Section>
          {institute && (
            <p className={classes.links}>
              <a href={buildDisciplineUrl(slug, currency)}>{t('everywhere', { name })}</a>
            </p>
          )}
        </>
      )}
    </>
  )
}
