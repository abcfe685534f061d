import { useQuery } from '@tanstack/react-query'
import { lazy, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNames } from '@/shared/names/useNames'
import type { Language } from '@/shared/texts/languages'
import { translateField } from '@/shared/texts/translateField'
import { useLocale } from '@/shared/texts/useLocale'
import { openForm } from '@/shared/overlays/overlayStore'
import { useNavigate } from 'react-router'
import { buildDisciplineUrl, buildUrl } from '@/shared/routing/courseUrls'
import { PATHS } from '@/shared/routing/paths'
import { disciplinesQuery } from '../queries/disciplines'
import { applyPortalsQuery, instituteGroupsQuery, scholarshipCountriesQuery } from '../queries/sections'
import { Counselling } from '../views/Counselling'
import { DisciplineTiles } from '../views/DisciplineTiles'
import { GroupCarousel } from '../views/GroupCarousel'
import { Journey } from '../views/Journey'
import { PortalCards } from '../views/PortalCards'
import { ScholarshipBanner } from '../views/ScholarshipBanner'
import { ScholarshipCountries } from '../views/ScholarshipCountries'
import { SectionContent, Section } from '../views/Section'
import { getListStatus } from '@/shared/options/listStatus'
import { OptionalPart } from '@/shared/ui/OptionalPart'
import { useIsNear } from '@/shared/shell/useIsNear'
import classes from './HomePage.module.css'

/**
 * The specification fixes these numbers: 4 portals, and 7 countries (2 large and 5 small tiles).
 */
const PORTALS = 4
const SCHOLARSHIP_COUNTRIES = 7

const HomePictures = lazy(() => import('./HomePictures'))

const translateTexts = <Entry extends Parameters<typeof translateField<'name' | 'summary'>>[0]>(entry: Entry, language: Language) => ({
  ...entry,
  name: translateField(entry, 'name', language).text,
  summary: translateField(entry, 'summary', language).text,
})

/** The sections below the hero. A failed request affects only the sections that show its data. */
export default function HomeSections({ currency }: { readonly currency: string }) {
  const { t } = useTranslation('home')
  const disciplines = useQuery(disciplinesQuery())
  const { translate } = useNames()
  const { language } = useLocale()
  const pictures = useRef<HTMLDivElement>(null)
  const isNearPictures = useIsNear(pictures)
  const navigate = useNavigate()
  const portals = useQuery(applyPortalsQuery())
  const groups = useQuery(instituteGroupsQuery())
  const countries = useQuery(scholarshipCountriesQuery())
  const toSectionProps = (query: typeof disciplines | typeof portals | typeof groups | typeof countries) => ({
    status: getListStatus(query),
    isEmpty: query.data?.length === 0,
    onRetry: () => void query.refetch(),
  })
  return (
    <div className={classes.sections}>
      <Section title={t('disciplines.title')}>
        <SectionContent {...toSectionProps(disciplines)} isEmpty={disciplines.data?.every(({ courses_count }) => courses_count === 0) ?? false} height="var(--disciplines-height)">
          <DisciplineTiles disciplines={(disciplines.data ?? []).map((each) => translate('disciplines', each))} buildHref={(slug) => buildDisciplineUrl(slug, currency)} />
        </SectionContent>
      </Section>
      <div ref={pictures} className={classes.pictures}>
        {isNearPictures && (
          <OptionalPart fallback={<div aria-busy />}>
            <HomePictures />
          </OptionalPart>
        )}
      </div>
      <Section title={t('portals.title')} lead={t('portals.lead')}>
        <SectionContent {...toSectionProps(portals)} height="var(--portals-height)">
          <PortalCards portals={(portals.data ?? []).slice(0, PORTALS).map((each) => translateTexts(each, language))} buildHref={(slug) => `${PATHS.apply_portal_universities}/${slug}`} />
        </SectionContent>
        <a className={classes.more} href={PATHS.all_apply_portals}>
          {t('portals.all')}
        </a>
      </Section>
      <Section title={t('groups.title')} lead={t('groups.lead')}>
        <SectionContent {...toSectionProps(groups)} height="var(--groups-height)">
          <GroupCarousel groups={(groups.data ?? []).map((each) => translateTexts(each, language))} label={t('groups.title')} buildHref={(slug) => `${PATHS.group_universities}/${slug}`} />
        </SectionContent>
        <a className={classes.more} href={PATHS.all_groups}>
          {t('groups.all')}
        </a>
      </Section>
      <Section title={t('scholarships.title')} lead={t('scholarships.lead')}>
        <SectionContent {...toSectionProps(countries)} height="var(--scholarships-height)">
          <ScholarshipCountries
            countries={(countries.data ?? []).slice(0, SCHOLARSHIP_COUNTRIES).map((each) => translate('countries', each))}
            buildHref={(country) => buildUrl(PATHS.scholarships, { country })}
          />
        </SectionContent>
        <a className={classes.more} href={PATHS.scholarship_country}>
          {t('scholarships.countries')}
        </a>
      </Section>
      <ScholarshipBanner onSearch={(search) => void navigate(buildUrl(PATHS.scholarships, { search }))} />
      <Section title={t('journey.title')}>
        <Journey />
      </Section>
      <Section title={t('counselling.title')}>
        <Counselling onAssistance={() => openForm('need_assistance')} />
      </Section>
    </div>
  )
}
