import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { ApiProblem } from '@/shared/api/problem'
import { Section } from '@/shared/detail/Section'
import { buildDisciplineUrl, buildInstituteUrl } from '@/shared/routing/courseUrls'
import { buildFilteredCoursesUrl } from '@/shared/routing/universityUrls'
import { coursesQuery, levelsQuery } from '../queries/courses'
import { disciplineQuery } from '../queries/discipline'
import { instituteQuery } from '../queries/institute'
import { specializationsQuery } from '../queries/specializations'
import { CoursePreview } from '../views/CoursePreview'
import { SectionContent } from '../views/SectionContent'
import { CountedLinks } from '../views/CountedLinks'
import { PageFrame } from './PageFrame'
import { toSectionState } from './sectionState'
import { useUniversityPage } from './useUniversityPage'
import classes from './page.module.css'

/** An address without a discipline is treated as an unknown discipline. */
const MISSING_DISCIPLINE_PROBLEM = new ApiProblem('unexpected', 'The address names no discipline', 404)

/** The page of a discipline; with `institutes` in the address, of the discipline at that institute. */
export function DisciplinePage() {
  const { t } = useTranslation('university')
  const query = new URLSearchParams(useLocation().search)
  const named = query.get('discipline') ?? ''
  const at = query.get('institutes') ?? ''
  const found = useQuery({ ...disciplineQuery(named), enabled: named !== '' })
  const institute = useQuery({ ...instituteQuery(at), enabled: at !== '' })
  const isThere = found.data !== undefined && (at === '' || institute.data !== undefined)
  const both = {
    data: isThere ? { discipline: found.data, institute: institute.data } : undefined,
    error: named === '' ? MISSING_DISCIPLINE_PROBLEM : (found.error ?? institute.error),
    isFetching: found.isFetching || institute.isFetching,
    refetch: () => {
      if (found.error !== null) void found.refetch()
      if (institute.error !== null) void institute.refetch()
    },
  }
  return (
    <PageFrame
      label={t('discipline')}
      noun={found.error === null && institute.error !== null ? 'institute' : 'discipline'}
      found={both}
      getTitle={(things) => [things.discipline.name, things.institute?.institute_name].filter(Boolean).join(', ')}
    >
      {(things) => <DisciplineContent {...things} />}
    </PageFrame>
  )
}

interface DisciplineContentProps {
  readonly discipline: { readonly slug: string; readonly name: string }
  readonly institute: { readonly slug: string; readonly institute_name: string } | undefined
}

function DisciplineContent({ discipline: { slug, name }, institute }: DisciplineContentProps) {
  const { t } = useTranslation('university')
  const { money, currency, actions, month } = useUniversityPage()
  const narrowing = { disciplines: [slug], ...(institute ? { institutes: [institute.slug] } : {}) }
  const listed = useQuery(coursesQuery(narrowing))
  const facets = useQuery(levelsQuery(narrowing))
  const subjects = useInfiniteQuery(specializationsQuery(narrowing))
  const narrowed = { discipline: slug, institute: institute?.slug }
  return (
    <>
      <header>
        <h1 className={classes.title}>
          <bdi>{name}</bdi>
        </h1>
        {institute && (
          <p className={classes.lead}>
            <a href={buildInstituteUrl(institute.slug, currency)}>{t('at', { name: institute.institute_name })}</a>
          </p>
        )}
        {listed.data && <p className={classes.lead}>{t('count', { count: listed.data.count })}</p>}
      </header>
      <Section title={t('levels')}>
        <SectionContent state={toSectionState(facets)} height="3rem">
          {({ degree_levels }) => (
            <CountedLinks
              subjects={degree_levels.flatMap((group) => group.degree_levels).filter(({ course_count }) => course_count > 0)}
              buildHref={(level) => buildFilteredCoursesUrl({ ...narrowed, level }, currency)}
            />
          )}
        </SectionContent>
      </Section>
      <Section title={t('specializations')}>
        <SectionContent state={toSectionState(subjects)} height="12rem">
          {({ pages }) => (
            <CountedLinks
              subjects={pages.flatMap(({ results }) => results)}
              buildHref={(specialization) => buildFilteredCoursesUrl({ ...narrowed, specialization }, currency)}
              onMore={subjects.hasNextPage ? () => void subjects.fetchNextPage() : undefined}
              isLoadingMore={subjects.isFetchingNextPage}
            />
          )}
        </SectionContent>
      </Section>
      <Section title={t('courses')}>
        <SectionContent state={toSectionState(listed)} height="24rem">
          {({ results, count }) => (
            <CoursePreview
              courses={results}
              count={count}
              href={buildFilteredCoursesUrl(narrowed, currency)}
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
  )
}
