import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useParams } from 'react-router'
import { Section } from '@/shared/detail/Section'
import { SourceNote } from '@/shared/detail/SourceNote'
import { parseCurrency } from '@/shared/money/currencyUrl'
import { buildInstituteUrl, buildTextSearchUrl } from '@/shared/routing/courseUrls'
import { buildDisciplineAtInstituteUrl, buildFilteredCoursesUrl } from '@/shared/routing/universityUrls'
import { translateCampus, translateInstitute } from '@/shared/texts/translateInstitute'
import { useLocale } from '@/shared/texts/useLocale'
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
import { findCommonCountry } from './commonCountry'
import { PageFrame } from './PageFrame'
import { toSectionState } from './sectionState'
import { useFollow } from './useFollow'
import { useUniversityPage } from './useUniversityPage'
import classes from './page.module.css'

/**
 * The disciplines of an institute, with a filter by campus. Links from a course lead to this page.
 * Such a link selects the campus of the course, and puts the discipline of the course at the top.
 */
export function InstituteDisciplinesPage() {
  const { t } = useTranslation('university')
  const { slug = '', campusSlug = '', disciplineSlug = '' } = useParams()
  const currency = parseCurrency(new URLSearchParams(useLocation().search))
  const { language } = useLocale()
  const query = useQuery({ ...instituteQuery(slug), select: (institute: Institute) => translateInstitute(institute, language) })
  const getTitle = (institute: Institute) => `${institute.institute_name}: ${t('disciplines')}`
  return (
    <PageFrame
      label={t('disciplinesHere')}
      kind="institute"
      query={query}
      getTitle={getTitle}
      getParents={(institute) => [{ name: institute.institute_name, href: buildInstituteUrl(institute.slug, currency) }]}
      getName={() => t('disciplines')}
      isSample={({ source }) => source.is_sample}
    >
      {(institute) => <InstituteDisciplinesContent key={`${slug}/${campusSlug}`} institute={institute} initialCampus={campusSlug} firstDiscipline={disciplineSlug} />}
    </PageFrame>
  )
}

interface InstituteDisciplinesContentProps {
  readonly institute: Institute
  /** The campus that is selected at first, if it belongs to the institute. */
  readonly initialCampus: string
  /** The discipline that is listed first. */
  readonly firstDiscipline: string
}

function InstituteDisciplinesContent({ institute, initialCampus, firstDiscipline }: InstituteDisciplinesContentProps) {
  const { t } = useTranslation('university')
  const navigate = useNavigate()
  const { currency, share } = useUniversityPage()
  const { language } = useLocale()
  const { slug, source, campus_locations: campuses } = institute
  const follow = useFollow(institute)
  const [selectedCampuses, setSelectedCampuses] = useState(() => campuses.filter((each) => each.slug === initialCampus).map((each) => each.slug))
  const disciplines = useQuery({ ...instituteDisciplinesQuery(slug, selectedCampuses), placeholderData: keepPreviousData })
  const toggle = (value: string) => setSelectedCampuses(selectedCampuses.includes(value) ? selectedCampuses.filter((each) => each !== value) : [...selectedCampuses, value])
  const urlFilters = { institute: slug, country: findCommonCountry(institute, selectedCampuses), campuses: selectedCampuses }
  return (
    <>
      <Banner
        institute={institute}
        title={institute.institute_name}
        lead={<a href={buildInstituteUrl(slug, currency)}>{t('toInstitute')}</a>}
        {...follow}
        onShare={() => share({ institute, source })}
      />
      <Section title={t('about')}>
        <Description text={institute.institute_description ?? institute.institute_short_description} />
      </Section>
      <Section title={t('disciplines')}>
        <div className={classes.filtered}>
          <CampusFilter campuses={campuses.map((campus) => translateCampus(campus, language))} selected={selectedCampuses} onToggle={toggle} />
          <div className={classes.stack} aria-busy={disciplines.isFetching}>
            <SectionContent state={toSectionState(disciplines)} height="20rem">
              {({ results }) => (
                <div className={disciplines.isPlaceholderData ? classes.stale : undefined}>
                  <DisciplineGrid
                    disciplines={[...results].sort((one, other) => Number(other.slug === firstDiscipline) - Number(one.slug === firstDiscipline))}
                    buildHref={(discipline) => buildDisciplineAtInstituteUrl(discipline, slug, currency)}
                    buildLevelHref={(discipline, level) => buildFilteredCoursesUrl({ ...urlFilters, discipline, level }, currency)}
                  />
                </div>
              )}
            </SectionContent>
            <div>
              <a className={controls.strong} href={buildFilteredCoursesUrl({ institute: slug, country: findCommonCountry(institute, []) }, currency)}>
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
