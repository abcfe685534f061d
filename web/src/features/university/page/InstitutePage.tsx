import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { Campuses } from '@/shared/campuses/Campuses'
import { Section } from '@/shared/detail/Section'
import { SourceNote } from '@/shared/detail/SourceNote'
import { buildCampusUrl, buildUrl } from '@/shared/routing/courseUrls'
import { PATHS } from '@/shared/routing/paths'
import { buildDisciplineAtInstituteUrl, buildFilteredCoursesUrl } from '@/shared/routing/universityUrls'
import { translateInstitute } from '@/shared/texts/translateInstitute'
import { useLocale } from '@/shared/texts/useLocale'
import { coursesQuery } from '../queries/courses'
import { instituteQuery } from '../queries/institute'
import { instituteDisciplinesQuery } from '../queries/instituteDisciplines'
import { Banner } from '../views/Banner'
import { CoursePreview } from '../views/CoursePreview'
import { Description } from '../views/Description'
import { DisciplineGrid } from '../views/DisciplineGrid'
import { InstituteFacts } from '../views/InstituteFacts'
import { SectionContent } from '../views/SectionContent'
import type { Institute } from '../views/types'
import { PageFrame } from './PageFrame'
import { ScholarshipSection } from './ScholarshipSection'
import { toSectionState } from './sectionState'
import { useFollow } from './useFollow'
import { useUniversityPage } from './useUniversityPage'
import classes from './page.module.css'

/** The page of an institute. The API reads the facts from the database, and finds the courses with the search. */
export function InstitutePage() {
  const { t } = useTranslation('university')
  const { slug = '' } = useParams()
  const { language } = useLocale()
  const query = useQuery({ ...instituteQuery(slug), select: (institute: Institute) => translateInstitute(institute, language) })
  const getTitle = (institute: Institute) => institute.institute_meta_title ?? institute.institute_name
  return (
    <PageFrame
      label={t('institute')}
      kind="institute"
      query={query}
      getTitle={getTitle}
      getName={({ institute_name }) => institute_name}
      isSample={({ source }) => source.is_sample}
    >
      {(institute) => <InstituteContent institute={institute} />}
    </PageFrame>
  )
}

function InstituteContent({ institute }: { readonly institute: Institute }) {
  const { t } = useTranslation('university')
  const { money, currency, actions, share, month } = useUniversityPage()
  const { slug, institute_name, source, campus_locations: campuses } = institute
  const follow = useFollow(institute)
  const disciplines = useQuery(instituteDisciplinesQuery(slug, []))
  const courses = useQuery(coursesQuery({ institutes: [slug] }))
  return (
    <>
      <Banner
        institute={institute}
        title={institute_name}
        lead={t('count', { count: institute.course_count })}
        {...follow}
        onShare={() => share({ institute, source })}
      />
      <div className={classes.columns}>
        <Section title={t('about')}>
          <Description text={institute.institute_description ?? institute.institute_short_description} />
        </Section>
        <Section title={t('facts')}>
          <InstituteFacts institute={institute} groups={institute.groups} />
        </Section>
      </div>
      <Section title={t('campuses')}>
        <Campuses campuses={campuses} buildHref={(campus) => buildCampusUrl(slug, campus, currency)} emptyText={t('noCampus')} />
      </Section>
      <Section title={t('disciplines')}>
        <SectionContent state={toSectionState(disciplines)} height="14rem">
          {({ results }) => (
            <DisciplineGrid
              disciplines={results}
              buildHref={(discipline) => buildDisciplineAtInstituteUrl(discipline, slug, currency)}
              buildLevelHref={(discipline, level) => buildFilteredCoursesUrl({ institute: slug, discipline, level }, currency)}
            />
          )}
        </SectionContent>
      </Section>
      <Section title={t('courses')}>
        <SectionContent state={toSectionState(courses)} height="24rem">
          {({ results, count }) => (
            <CoursePreview
              courses={results}
              count={count}
              href={buildFilteredCoursesUrl({ institute: slug }, currency)}
              month={month}
              money={money}
              actions={actions}
            />
          )}
        </SectionContent>
      </Section>
      <ScholarshipSection filters={{ institutes: [slug] }} href={buildUrl(PATHS.institute_scholarships, { institute: slug })} />
      <SourceNote source={source} />
    </>
  )
}
