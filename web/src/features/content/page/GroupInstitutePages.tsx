import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { ApiProblem } from '@/shared/api/problem'
import { Campuses } from '@/shared/campuses/Campuses'
import { CourseCard } from '@/shared/course/CourseCard'
import { SampleNotice } from '@/shared/course/SampleNotice'
import { useCourseActions } from '@/shared/course/useCourseActions'
import { useCourseLabels } from '@/shared/course/useCourseLabels'
import { FactList } from '@/shared/detail/FactList'
import { Section } from '@/shared/detail/Section'
import { SourceNote } from '@/shared/detail/SourceNote'
import { useMoney } from '@/shared/money/useMoney'
import { buildCampusUrl, buildInstituteUrl } from '@/shared/routing/courseUrls'
import { buildFilteredCoursesUrl } from '@/shared/routing/universityUrls'
import { translateField } from '@/shared/texts/translateField'
import { translateInstitute } from '@/shared/texts/translateInstitute'
import { useLocale } from '@/shared/texts/useLocale'
import controls from '@/shared/ui/controls.module.css'
import { coursesQuery, instituteQuery } from '../queries/courses'
import { groupInstitutesQuery, groupQuery, type GroupKind } from '../queries/groups'
import { Logo } from '@/shared/ui/Logo'
import { PageHead } from '../views/PageHead'
import { ContentFrame } from './ContentFrame'
import { buildGroupUrl, getListPath } from './groupUrls'
import { SectionState } from './SectionState'
import classes from './GroupInstitutePages.module.css'

const COURSES_MAX = 3
/** The error for an institute that is not a member of the group. */
const NO_MEMBER = new ApiProblem('unexpected', 'The institute is not a member of the group', 404)

export const InstituteGroupUniversityPage = () => <GroupInstitutePage kind="institute_group" group={useParams().instituteGroupId ?? ''} />
export const PathwayUniversityPage = () => <GroupInstitutePage kind="pathway_group" group={useParams().pathwayID ?? ''} />
export const ApplyPortalUniversityPage = () => <GroupInstitutePage kind="apply_portal" group={useParams().portalId ?? ''} />

/** An institute as a member of a group. A link leads to the institute's own page. */
function GroupInstitutePage({ kind, group: reference }: { readonly kind: GroupKind; readonly group: string }) {
  const { t } = useTranslation('content')
  const { uniId = '' } = useParams()
  const { language } = useLocale()
  const group = useQuery(groupQuery(kind, reference))
  const groupName = group.data && translateField(group.data, 'name', language).text
  const institute = useQuery({ ...instituteQuery(uniId), select: (each: Institute) => translateInstitute(each, language) })
  const membership = useQuery({ ...groupInstitutesQuery(kind, reference, { institutes: [institute.data?.slug ?? ''] }), enabled: institute.data !== undefined })
  const isMember = membership.data !== undefined && membership.data.count > 0
  const isKnown = groupName !== undefined && institute.data !== undefined && isMember
  const query = {
    error: group.error ?? institute.error ?? membership.error ?? (membership.data && !isMember ? NO_MEMBER : null),
    isFetching: group.isFetching || institute.isFetching || membership.isFetching,
    refetch: () => Promise.all([group, institute, membership].filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  }
  const parents = [
    { name: t(`group.${kind}.list`), href: getListPath(kind) },
    // While the group is unknown, an error on this page can only link to the list of groups.
    ...(group.data && groupName !== undefined ? [{ name: groupName, href: buildGroupUrl(kind, group.data.slug) }] : []),
  ]
  return (
    <ContentFrame title={isKnown ? institute.data.institute_name : undefined} parents={parents} query={query}>
      {isKnown && <Member institute={institute.data} groupName={groupName} />}
    </ContentFrame>
  )
}

type Institute = NonNullable<Awaited<ReturnType<ReturnType<typeof instituteQuery>['queryFn']>>>

function Member({ institute, groupName }: { readonly institute: Institute; readonly groupName: string }) {
  const { t } = useTranslation('content')
  const { money } = useMoney()
  const { language } = useLocale()
  const labels = useCourseLabels()
  const actions = useCourseActions(money.currency)
  const courses = useQuery(coursesQuery({ institutes: [institute.slug] }))
  const { institute_name: name, slug, source } = institute
  return (
    <>
      <SampleNotice isSample={source.is_sample} />
      <PageHead title={translateField(institute, 'institute_name', language)} lead={t('group.memberOf', { name: groupName })} logo={<Logo name={name} logo={institute.logo} />}>
        <p>
          <a className={`${controls.second} ${classes.link}`} href={buildInstituteUrl(slug, money.currency)}>
            {t('group.wholePage', { name })}
          </a>
        </p>
      </PageHead>
      <Section title={t('group.facts')}>
        <FactList
          facts={[
            { label: t('group.kind'), value: labels.getInstituteType(institute) },
            { label: t('group.country'), value: labels.getCountry(institute.country) },
            { label: t('group.established'), value: institute.established === null ? null : String(institute.established) },
          ]}
        />
      </Section>
      <Section title={t('group.campuses')}>
        <Campuses campuses={institute.campus_locations} buildHref={(campus) => buildCampusUrl(slug, campus, money.currency)} emptyText={t('group.noCampus')} />
      </Section>
      <Section title={t('courses.search')}>
        <SectionState query={courses}>
          {({ results, count }) => (
            <>
              <ul className={classes.courses}>
                {results.slice(0, COURSES_MAX).map((course) => (
                  <li key={course.id}>
                    <CourseCard course={course} month={new Date().getMonth()} money={money} actions={actions} layout="grid" />
                  </li>
                ))}
              </ul>
              {count > 0 && (
                <p>
                  <a className={controls.strong} href={buildFilteredCoursesUrl({ institute: slug }, money.currency)}>
                    {t('group.allCourses', { count })}
                  </a>
                </p>
              )}
            </>
          )}
        </SectionState>
      </Section>
      <SourceNote source={source} />
    </>
  )
}
