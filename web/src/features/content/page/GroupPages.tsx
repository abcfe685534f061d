import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useParams } from 'react-router'
import { SEARCH_TEXT_MAX_CHARACTERS } from '@/shared/api/limits'
import type { components } from '@/shared/api/schema'
import { SampleNotice } from '@/shared/course/SampleNotice'
import { ExternalLink } from '@/shared/detail/ExternalLink'
import { Section } from '@/shared/detail/Section'
import { parseExternalUrl } from '@/shared/format/externalUrl'
import { formatList } from '@/shared/format/lists'
import { useNames } from '@/shared/names/useNames'
import { parsePageNumber } from '@/shared/pagination/pageParameter'
import { buildUrl } from '@/shared/routing/courseUrls'
import { buildFilteredCoursesUrl } from '@/shared/routing/universityUrls'
import { useLocale } from '@/shared/texts/useLocale'
import controls from '@/shared/ui/controls.module.css'
import fields from '@/shared/ui/fields.module.css'
import { SearchField } from '@/shared/ui/SearchField'
import { groupDisciplinesQuery, groupInstitutesQuery, groupLocationsQuery, groupQuery, type GroupKind } from '../queries/groups'
import { translateField } from '@/shared/texts/translateField'
import { Cards } from '../views/Cards'
import { Logo } from '@/shared/ui/Logo'
import { PageHead } from '../views/PageHead'
import { Pager } from '../views/Pager'
import { ContentFrame } from './ContentFrame'
import { buildGroupInstituteUrl, buildGroupUrl, getListPath } from './groupUrls'
import { SectionState } from './SectionState'
import classes from './GroupPages.module.css'

type Group = components['schemas']['GroupDetail']

/** The number of institutes on a page of the list, which the server fixes. */
const PAGE_SIZE = 27

export const InstituteGroupPage = () => <GroupPage kind="institute_group" group={useParams().groupId ?? ''} />
export const PathwayGroupPage = () => <GroupPage kind="pathway_group" group={useParams().groupId ?? ''} />
export const ApplyPortalPage = () => <GroupPage kind="apply_portal" group={useParams().slug ?? ''} />

/** Builds the URL of the courses of all members, or of their courses in one discipline. */
const buildCoursesUrl = (group: Group, discipline?: string) => buildFilteredCoursesUrl({ institute: group.institute_slugs.join(','), discipline }, '')

/** A group of institutes, with its members, their countries and their subjects. */
function GroupPage({ kind, group: reference }: { readonly kind: GroupKind; readonly group: string }) {
  const { t } = useTranslation('content')
  const { language } = useLocale()
  const query = useQuery(groupQuery(kind, reference))
  const group = query.data
  const name = group && translateField(group, 'name', language)
  const website = group && parseExternalUrl(group.website)
  return (
    <ContentFrame title={name?.text} parents={[{ name: t(`group.${kind}.list`), href: getListPath(kind) }]} query={query}>
      {group && name && (
        <>
          <PageHead title={name} lead={translateField(group, 'summary', language)} logo={<Logo name={group.name} logo={group.logo} />}>
            <p className={classes.facts}>
              <span>{t('group.institutes', { count: group.institute_count })}</span>
              <span>{t('group.courses', { count: group.course_count })}</span>
              {website && <ExternalLink href={website.href}>{t('group.website')}</ExternalLink>}
            </p>
          </PageHead>
          <SampleNotice />
          <Members kind={kind} group={group} />
          <Subjects kind={kind} group={group} />
          {group.course_count > 0 && (
            <p>
              <a className={controls.strong} href={buildCoursesUrl(group)}>
                {t('group.allCourses', { count: group.course_count })}
              </a>
            </p>
          )}
        </>
      )}
    </ContentFrame>
  )
}

interface PartProps {
  readonly kind: GroupKind
  readonly group: Group
}

/** The institutes. The URL contains the selected country, the search text and the page number. */
function Members({ kind, group }: PartProps) {
  const { t } = useTranslation('content')
  const { tag, language } = useLocale()
  const { getName } = useNames()
  const navigate = useNavigate()
  const params = new URLSearchParams(useLocation().search)
  const [country, search, current] = [params.get('country') ?? '', params.get('search') ?? '', parsePageNumber(params.get('page'))]
  const [text, setText] = useState(search)
  const locations = useQuery(groupLocationsQuery(kind, group.slug))
  const filters = { ...(country === '' ? {} : { countries: [country] }), ...(search === '' ? {} : { search }) }
  const institutes = useQuery({ ...groupInstitutesQuery(kind, group.slug, filters, current), placeholderData: keepPreviousData })
  const build = (changed: Readonly<Record<string, string>>) => buildUrl(buildGroupUrl(kind, group.slug), { country, search, ...changed })
  const open = (changed: Readonly<Record<string, string>>) => void navigate(build(changed), { replace: true })
  // The list of countries can need a line of its own. It appears together with the institutes
  // below, so that it does not push them down.
  const isPending = locations.isPending || institutes.isPending
  const countries = isPending ? [] : (locations.data?.results ?? [])
  const { isError, isFetching, refetch } = institutes
  return (
    <Section title={t('group.members')}>
      <div className={classes.filters}>
        <form
          role="search"
          aria-label={t('group.find')}
          onSubmit={(event) => {
            event.preventDefault()
            open({ search: text.trim() })
          }}
        >
          <SearchField
            value={text}
            aria-label={t('group.find')}
            placeholder={t('group.find')}
            maxLength={SEARCH_TEXT_MAX_CHARACTERS}
            onClear={() => {
              setText('')
              open({ search: '' })
            }}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </form>
        {(countries.length > 1 || country !== '') && (
          <select className={fields.field} aria-label={t('group.inCountry')} value={country} onChange={(event) => open({ country: event.currentTarget.value })}>
            <option value="">{t('group.anyCountry')}</option>
            {countries.map((each) => (
              <option key={each.id} value={each.slug}>
                {getName('countries', each)} ({each.institute_count})
              </option>
            ))}
          </select>
        )}
      </div>
      <SectionState query={{ data: isPending ? undefined : institutes.data, isError, isFetching, refetch }}>
        {({ count, results }) => (
          <>
            <Cards
              level={3}
              cards={results.map((each) => ({
                key: each.id,
                href: buildGroupInstituteUrl(kind, group.slug, each.slug),
                title: translateField(each, 'institute_name', language),
                fact: formatList(
                  [getName('countries', each.country), each.tcf_ranking === null ? undefined : t('group.rank', { rank: each.tcf_ranking }), t('group.courses', { count: each.course_count })],
                  tag,
                ),
                picture: <Logo name={each.institute_name} logo={each.logo} />,
              }))}
            />
            <Pager current={current} count={count} pageSize={PAGE_SIZE} buildHref={(page) => build({ page: page === 1 ? '' : String(page) })} />
          </>
        )}
      </SectionState>
    </Section>
  )
}

/**
 * The subjects of the members' courses. Each subject links to the members' courses in this subject.
 */
function Subjects({ kind, group }: PartProps) {
  const { t } = useTranslation('content')
  const { translateAndSort } = useNames()
  const query = useQuery(groupDisciplinesQuery(kind, group.slug))
  return (
    <Section title={t('group.subjects')}>
      <SectionState query={query}>
        {({ results }) => (
          <Cards
            level={3}
            cards={translateAndSort('disciplines', results).map((each) => ({
              key: each.id,
              href: buildCoursesUrl(group, each.slug),
              title: each.name,
              fact: t('group.courses', { count: each.courses_count }),
            }))}
          />
        )}
      </SectionState>
    </Section>
  )
}
