import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { SampleNotice } from '@/shared/course/SampleNotice'
import { Section } from '@/shared/detail/Section'
import { SourceNote } from '@/shared/detail/SourceNote'
import { buildInstituteUrl, buildTextSearchUrl } from '@/shared/routing/courseUrls'
import { buildDisciplineAtInstituteUrl, buildFilteredCoursesUrl } from '@/shared/routing/universityUrls'
import controls from '@/shared/ui/controls.module.css'
import { instituteQuery } from '../queries/institute'
import { instituteDisciplinesQuery } from '../queries/instituteDisciplines'
import { Banner } from '../views/Banner'
import { CampusFilter } from '../views/CampusFilter'
import { Description } from '../views/Description'
import { DisciplineGrid } from '../views/DisciplineGrid'
import { SectionContent } from '../views/SectionContent'
import { SearchBanner } from '../views/SearchBanner'
import type { Institute } from '../views/types'
import { findSingleCountry } from './singleCountry'
import { PageFrame } from './PageFrame'
import { toSectionState } from './sectionState'
import { useUniversityPage } from './useUniversityPage'
import classes from './page.module.css'

/**
 * The university discipline page: the disciplines of an institute, filtered by campus. It opens from a course: the
 * course's campus is selected at first, and the course's discipline is listed first.
 */
export function InstituteDisciplinesPage() {
  const { t } = useTranslation('university')
  const { slug = '', campusSlug = '', disciplineSlug = '' } = useParams()
  const found = useQuery(instituteQuery(slug))
  const getTitle = (institute: Institute) => `${institute.institute_name}: ${t('disciplines')}`
  return (
    <PageFrame label={t('disciplinesHere')} noun="institute" found={found} getTitle={getTitle}>
      {(institute) => <InstituteDisciplinesContent key={`${slug}/${campusSlug}`} institute={institute} campus={campusSlug} first={disciplineSlug} />}
    </PageFrame>
  )
}

interface InstituteDisciplinesContentProps {
  readonly institute: Institute
  /** Selected at first, if it belongs to the institute. */
  readonly campus: string
  /** The discipline that is listed first. */
  readonly first: string
}

function InstituteDisciplinesContent({ institute, campus, first }: InstituteDisciplinesContentProps) {
  const { t } = useTranslation('university')
  const navigate = useNavigate()
  const { currency, share, follow } = useUniversityPage()
  const { slug, source, campus_locations: campuses } = institute
  const [chosen, setChosen] = useState(() => campuses.filter((each) => each.slug === campus).map((each) => each.slug))
  const disciplines = useQuery({ ...instituteDisciplinesQuery(slug, chosen), placeholderData: keepPreviousData })
  const toggle = (value: string) => setChosen(chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value])
  const narrowed = { institute: slug, country: findSingleCountry(institute), campuses: chosen }
  return (
    <>
      {source.is_sample && <SampleNotice note={source.note} />}
      <Banner
        institute={institute}
        title={institute.institute_name}
        lead={<a href={buildInstituteUrl(slug, currency)}>{t('toInstitute')}</a>}
        onFollow={() => follow(institute)}
        onShare={() => share({ institute })}
      />
      <Section title={t('about')}>
        <Description text={institute.institute_description ?? institute.institute_short_description} />
      </Section>
      <Section title={t('disciplines')}>
        <div className={classes.filtered}>
          <CampusFilter campuses={campuses} chosen={chosen} onToggle={toggle} />
          <div className={classes.stack} aria-busy={disciplines.isFetching}>
            <SectionContent state={toSectionState(disciplines)} height="20rem">
              {({ results }) => (
                <div className={disciplines.isPlaceholderData ? classes.stale : undefined}>
                  <DisciplineGrid
                    disciplines={[...results].sort((one, other) => Number(other.slug === first) - Number(one.slug === first))}
                    buildHref={(discipline) => buildDisciplineAtInstituteUrl(discipline, slug, currency)}
                    buildLevelHref={(discipline, level) => buildFilteredCoursesUrl({ ...narrowed, discipline, level }, currency)}
                  />
                </div>
              )}
            </SectionContent>
            <div>
              <a className={controls.strong} href={buildFilteredCoursesUrl({ institute: slug, country: findSingleCountry(institute) }, currency)}>
                {t('viewAll')}
              </a>
            </div>
          </div>
        </div>
      </Section>
      <SearchBanner onSearch={(text) => void navigate(buildTextSearchUrl(text, currency))} />
      <SourceNote source={source} />
    </>
  )
}
