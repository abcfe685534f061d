import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useParams } from 'react-router'
import { Campuses } from '@/shared/campuses/Campuses'
import { LivingCosts } from '@/shared/detail/LivingCosts'
import { Section } from '@/shared/detail/Section'
import { SourceNote } from '@/shared/detail/SourceNote'
import { parseCurrency } from '@/shared/money/currencyUrl'
import { buildCampusUrl, buildInstituteUrl, buildUrl } from '@/shared/routing/courseUrls'
import { PATHS } from '@/shared/routing/paths'
import { buildDisciplineAtInstituteUrl, buildFilteredCoursesUrl } from '@/shared/routing/universityUrls'
import { translateCampus, translateInstitute } from '@/shared/texts/translateInstitute'
import { useLocale } from '@/shared/texts/useLocale'
import { campusQuery } from '../queries/campus'
import { coursesQuery } from '../queries/courses'
import { instituteDisciplinesQuery } from '../queries/instituteDisciplines'
import { Banner } from '../views/Banner'
import { CoursePreview } from '../views/CoursePreview'
import { Description } from '../views/Description'
import { DisciplineGrid } from '../views/DisciplineGrid'
import { InstituteFacts } from '../views/InstituteFacts'
import { SectionContent } from '../views/SectionContent'
import type { Campus } from '../views/types'
import { PageFrame } from './PageFrame'
import { ScholarshipSection } from './ScholarshipSection'
import { toSectionState } from './sectionState'
import { useFollow } from './useFollow'
import { useUniversityPage } from './useUniversityPage'
import classes from './page.module.css'

/**
 * The page of a campus. The path of the page starts with the path of the institute. If the path
 * contains another institute, the page redirects to the correct path.
 */
export function CampusPage() {
  const { t } = useTranslation('university')
  const { slug = '', campusSlug = '' } = useParams()
  const { search } = useLocation()
  const currency = parseCurrency(new URLSearchParams(search))
  const { language } = useLocale()
  const query = useQuery({
    ...campusQuery(campusSlug),
    select: (campus: Campus) => ({ ...translateCampus(campus, language), institute: translateInstitute(campus.institute, language) }),
  })
  if (query.data && query.data.institute.slug !== slug)
    return <Navigate to={buildCampusUrl(query.data.institute.slug, query.data.slug, '') + search} replace />
  return (
    <PageFrame
      label={t('campus')}
      kind="campus"
      query={query}
      getTitle={({ name }) => name}
      getParents={({ institute }) => [{ name: institute.institute_name, href: buildInstituteUrl(institute.slug, currency) }]}
      getName={({ name }) => name}
      isSample={({ source }) => source.is_sample}
    >
      {(campus) => <CampusContent campus={campus} />}
    </PageFrame>
  )
}

function CampusContent({ campus }: { readonly campus: Campus }) {
  const { t } = useTranslation('university')
  const { money, currency, actions, share, month } = useUniversityPage()
  const { slug, institute, groups, source } = campus
  const follow = useFollow(institute)
  const disciplines = useQuery(instituteDisciplinesQuery(institute.slug, [slug]))
  const courses = useQuery(coursesQuery({ campuses: [slug] }))
  return (
    <>
      <Banner
        institute={institute}
        title={campus.name}
        lead={<a href={buildInstituteUrl(institute.slug, currency)}>{t('campusOf', { name: institute.institute_name })}</a>}
        {...follow}
        onShare={() => share({ institute, campus, source })}
      />
      <div className={classes.columns}>
        <Section title={t('about')}>
          <Description text={institute.institute_description ?? institute.institute_short_description} />
        </Section>
        <Section title={t('facts')}>
          <InstituteFacts institute={institute} groups={groups} />
        </Section>
      </div>
      <Section title={t('place')}>
        <Campuses campuses={[campus]} emptyText={t('noCampus')} />
      </Section>
      <LivingCosts costs={campus.living_costs} money={money} />
      <Section title={t('courses')}>
        <SectionContent state={toSectionState(courses)} height="24rem">
          {({ results, count }) => (
            <CoursePreview
              courses={results}
              count={count}
              href={buildFilteredCoursesUrl({ institute: institute.slug, campuses: [slug] }, currency)}
              month={month}
              money={money}
              actions={actions}
            />
          )}
        </SectionContent>
      </Section>
      <Section title={t('disciplines')}>
        <SectionContent state={toSectionState(disciplines)} height="14rem">
          {({ results }) => (
            <DisciplineGrid
              disciplines={results}
              buildHref={(discipline) => buildDisciplineAtInstituteUrl(discipline, institute.slug, currency)}
              buildLevelHref={(discipline, level) =>
                buildFilteredCoursesUrl({ institute: institute.slug, discipline, level, campuses: [slug] }, currency)
              }
            />
          )}
        </SectionContent>
      </Section>
      <ScholarshipSection filters={{ institutes: [institute.slug] }} href={buildUrl(PATHS.institute_scholarships, { institute: institute.slug })} />
      <SourceNote source={source} />
    </>
  )
}
