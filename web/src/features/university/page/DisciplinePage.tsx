import '@/shared/texts/addUniversityTexts'
import { useDocumentTitle } from '@mantine/hooks'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { ApiProblem, asProblem } from '@/shared/api/problem'
import { Section } from '@/shared/detail/Section'
import { disciplineAddress, instituteAddress } from '@/shared/routing/courseAddress'
import { narrowedAddress } from '@/shared/routing/universityAddress'
import { Shell } from '@/shared/shell/Shell'
import { RESULTS_ID } from '@/shared/ui/focusResults'
import { courses, levels } from '../queries/courses'
import { discipline as disciplineQuery } from '../queries/discipline'
import { institute as instituteQuery } from '../queries/institute'
import { specializations } from '../queries/specializations'
import { CoursePreview } from '../views/CoursePreview'
import { FailedPage } from '../views/FailedPage'
import { PagePart } from '../views/PagePart'
import { PageSkeleton } from '../views/PageSkeleton'
import { Subjects } from '../views/Subjects'
import { partOf } from './partOf'
import { useUniversityPage } from './useUniversityPage'
import classes from './page.module.css'

/** An address that names no discipline is one of a discipline that there is not. */
const NAMELESS = new ApiProblem('unexpected', 'The address names no discipline', 404)

/** A discipline's own page; with `institutes` in the address, what of it that institute teaches. */
export function DisciplinePage() {
  const { t } = useTranslation('university')
  const site = useTranslation().t('site.name')
  const query = new URLSearchParams(useLocation().search)
  const named = query.get('discipline') ?? ''
  const at = query.get('institutes') ?? ''
  const found = useQuery({ ...disciplineQuery(named), enabled: named !== '' })
  const institute = useQuery({ ...instituteQuery(at), enabled: at !== '' })
  const failure = found.error ?? institute.error
  const problem = named === '' ? NAMELESS : failure === null ? undefined : asProblem(failure)
  const isThere = found.data !== undefined && (at === '' || institute.data !== undefined)
  const noun = found.error === null && institute.error !== null ? 'institute' : 'discipline'
  const name = isThere ? [found.data.name, institute.data?.institute_name].filter(Boolean).join(', ') : undefined
  useDocumentTitle(`${name ?? t(problem?.status === 404 ? `missing.${noun}` : 'loading')} · ${site}`)
  const retry = () => {
    if (found.error !== null) void found.refetch()
    if (institute.error !== null) void institute.refetch()
  }
  return (
    <Shell>
      <main id={RESULTS_ID} className={classes.page} aria-label={t('discipline')} tabIndex={-1}>
        {isThere ? (
          <DisciplineParts discipline={found.data} institute={institute.data} />
        ) : problem ? (
          <FailedPage noun={noun} problem={problem} isRetrying={found.isFetching || institute.isFetching} onRetry={retry} />
        ) : (
          <PageSkeleton />
        )}
      </main>
    </Shell>
  )
}

interface DisciplinePartsProps {
  readonly discipline: { readonly slug: string; readonly name: string }
  readonly institute: { readonly slug: string; readonly institute_name: string } | undefined
}

function DisciplineParts({ discipline: { slug, name }, institute }: DisciplinePartsProps) {
  const { t } = useTranslation('university')
  const { money, currency, actions, month } = useUniversityPage()
  const narrowing = { disciplines: [slug], ...(institute ? { institutes: [institute.slug] } : {}) }
  const listed = useQuery(courses(narrowing))
  const facets = useQuery(levels(narrowing))
  const subjects = useInfiniteQuery(specializations(narrowing))
  const narrowed = { discipline: slug, institute: institute?.slug }
  return (
    <>
      <header>
        <h1 className={classes.title}>
          <bdi>{name}</bdi>
        </h1>
        {institute && (
          <p className={classes.lead}>
            <a href={instituteAddress(institute.slug, currency)}>{t('at', { name: institute.institute_name })}</a>
          </p>
        )}
        {listed.data && <p className={classes.lead}>{t('count', { count: listed.data.count })}</p>}
      </header>
      <Section title={t('levels')}>
        <PagePart part={partOf(facets)} height="3rem">
          {({ degree_levels }) => (
            <Subjects
              subjects={degree_levels.flatMap((group) => group.degree_levels).filter(({ course_count }) => course_count > 0)}
              hrefOf={(level) => narrowedAddress({ ...narrowed, level }, currency)}
            />
          )}
        </PagePart>
      </Section>
      <Section title={t('specializations')}>
        <PagePart part={partOf(subjects)} height="12rem">
          {({ pages }) => (
            <Subjects
              subjects={pages.flatMap(({ results }) => results)}
              hrefOf={(specialization) => narrowedAddress({ ...narrowed, specialization }, currency)}
              onMore={subjects.hasNextPage ? () => void subjects.fetchNextPage() : undefined}
              isLoadingMore={subjects.isFetchingNextPage}
            />
          )}
        </PagePart>
      </Section>
      <Section title={t('courses')}>
        <PagePart part={partOf(listed)} height="24rem">
          {({ results, count }) => (
            <CoursePreview
              courses={results}
              count={count}
              href={narrowedAddress(narrowed, currency)}
              month={month}
              money={money}
              actions={actions}
            />
          )}
        </PagePart>
      </Section>
      {institute && (
        <p className={classes.links}>
          <a href={disciplineAddress(slug, currency)}>{t('everywhere', { name })}</a>
        </p>
      )}
    </>
  )
}
