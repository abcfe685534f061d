import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { Section } from '@/shared/detail/Section'
import { formatCount } from '@/shared/format/numbers'
import { CURRENCY_KEY } from '@/shared/money/currencyUrl'
import { useNames } from '@/shared/names/useNames'
import { buildInstituteUrl, buildUrl } from '@/shared/routing/courseUrls'
import { PATHS } from '@/shared/routing/paths'
import { useLocale } from '@/shared/texts/useLocale'
import { CountryOutline } from '@/shared/drawings/CountryOutline'
import { Flag } from '@/shared/ui/Flag'
import controls from '@/shared/ui/controls.module.css'
import { countryDisciplinesQuery, countryQuery, countryQuestionsQuery, countryRankingsQuery } from '../queries/country'
import { countryOverviewQuery } from '../queries/coursesOverview'
import { CountedLinks } from '../views/CountedLinks'
import { CountryFacts, VisaFacts } from '../views/CountryFacts'
import { DisciplineCosts } from '../views/DisciplineCosts'
import { Introduction } from '../views/Introduction'
import { InstituteCards } from '../views/InstituteCards'
import { Questions } from '../views/Questions'
import { SectionContent } from '../views/SectionContent'
import type { Country } from '../views/types'
import { CoursesOverviewSections } from './CoursesOverviewSections'
import { PageFrame } from './PageFrame'
import { ScholarshipSection } from './ScholarshipSection'
import { toSectionState } from './sectionState'
import { useUniversityPage } from './useUniversityPage'
import classes from './page.module.css'

/** The maximum number of institutes on the page. */
const INSTITUTES = 6

/** The guide of a country, with its courses, costs, institutes, subjects, visa, scholarships and questions. */
export function CountryPage() {
  const { t } = useTranslation('university')
  const { slug = '' } = useParams()
  const { getName } = useNames()
  const query = useQuery(countryQuery(slug))
  return (
    <PageFrame
      label={t('places.country')}
      kind="country"
      query={query}
      getTitle={(country) => t('places.study', { country: getName('countries', country) })}
      getParents={() => [{ name: t('places.countries'), href: PATHS.all_countries }]}
      getName={(country) => getName('countries', country)}
    >
      {(country) => <CountryContent country={country} />}
    </PageFrame>
  )
}

function CountryContent({ country }: { readonly country: Country }) {
  const { t } = useTranslation('university')
  const { slug, iso2, course_count, institute_count, facts, visa } = country
  const { money, currency } = useUniversityPage()
  const { language, tag } = useLocale()
  const { getName, translate } = useNames()
  const name = getName('countries', country)
  const overview = useQuery(countryOverviewQuery(slug))
  const rankings = useQuery(countryRankingsQuery(slug))
  const disciplines = useQuery(countryDisciplinesQuery(slug))
  const questions = useQuery(countryQuestionsQuery(slug, language))
  // Without courses, the sections about courses are not rendered. They would reserve their height
  // and then disappear, which would move the content below.
  const hasCourses = course_count > 0
  const buildCoursesUrl = (more: Readonly<Record<string, string>> = {}) => buildUrl(PATHS.course, { country: slug, ...more, [CURRENCY_KEY]: currency })
  return (
    <>
      <header className={classes.drawn}>
        <div>
          <h1 className={classes.title}>
            <Flag iso2={iso2} /> {t('places.study', { country: name })}
          </h1>
          <p className={classes.lead}>{t('count', { count: course_count })}</p>
          <p className={classes.lead}>{t('places.institutes', { count: institute_count })}</p>
        </div>
        <CountryOutline iso2={iso2} className={classes.outline} />
      </header>
      <Introduction introduction={country.introduction} />
      <p className={classes.links}>
        <a href={buildCoursesUrl()}>{t('places.allCourses', { country: name })}</a>
        <a href={buildCoursesUrl({ view: 'map' })}>{t('places.onMap')}</a>
      </p>
      {hasCourses && <CoursesOverviewSections state={toSectionState(overview)} groups="levels" />}
      {institute_count > 0 && (
        <Section title={t(rankings.data?.results.some(({ tcf_ranking }) => tcf_ranking !== null) ? 'places.ranked' : 'places.unranked')}>
          <SectionContent state={toSectionState(rankings)} height="var(--institutes-height)">
            {({ results }) => (
              <>
                <InstituteCards institutes={results.slice(0, INSTITUTES)} buildHref={(institute) => buildInstituteUrl(institute, currency)} />
                {results.length > INSTITUTES && (
                  <div>
                    <a className={`${controls.second} ${classes.long}`} href={buildUrl(PATHS.universities, { country: slug, [CURRENCY_KEY]: currency })}>
                      {t('places.rankedAll', { country: name })} ({formatCount(institute_count, tag)})
                    </a>
                  </div>
                )}
              </>
            )}
          </SectionContent>
        </Section>
      )}
      {hasCourses && (
        <>
          <Section title={t('places.disciplines')}>
            <SectionContent state={toSectionState(disciplines)} height="var(--disciplines-height)">
              {({ results }) => (
                <CountedLinks
                  kind="disciplines"
                  links={results.map((each) => ({ ...translate('disciplines', each), course_count: each.courses_count }))}
                  buildHref={(discipline) => buildCoursesUrl({ discipline })}
                />
              )}
            </SectionContent>
          </Section>
          <Section title={t('places.costDisciplines')}>
            <SectionContent state={toSectionState(overview)} height="var(--discipline-fees-height)">
              {({ discipline_fees }) => <DisciplineCosts spreads={discipline_fees} money={money} />}
            </SectionContent>
          </Section>
        </>
      )}
      {(facts.length > 0 || visa !== null) && (
        <div className={classes.columns}>
          {facts.length > 0 && (
            <Section title={t('places.facts')}>
              <CountryFacts facts={facts} money={money} />
            </Section>
          )}
          {visa !== null && (
            <Section title={t('places.visa')}>
              <VisaFacts visa={visa} />
            </Section>
          )}
        </div>
      )}
      <ScholarshipSection filters={{ countries: [slug] }} href={buildUrl(PATHS.scholarships, { country: slug })} height={hasCourses ? 'var(--scholarships-height)' : '3rem'} />
      {questions.data?.length !== 0 && (
        <Section title={t('places.questions')}>
          <SectionContent state={toSectionState(questions)} height={hasCourses ? '9rem' : '1rem'}>
            {(each) => <Questions questions={each} />}
          </SectionContent>
        </Section>
      )}
    </>
  )
}
