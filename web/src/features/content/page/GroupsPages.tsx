import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { SampleNotice } from '@/shared/course/SampleNotice'
import { useLocale } from '@/shared/texts/useLocale'
import { groupsQuery, type GroupKind } from '../queries/groups'
import { translateField } from '@/shared/texts/translateField'
import { Cards } from '../views/Cards'
import { Logo } from '@/shared/ui/Logo'
import { PageHead } from '../views/PageHead'
import { ContentFrame } from './ContentFrame'
import { buildGroupUrl, getListPath } from './groupUrls'
import { SectionState } from './SectionState'

export const InstituteGroupsPage = () => <GroupsPage kind="institute_group" />
export const PathwayGroupsPage = () => <GroupsPage kind="pathway_group" />
export const ApplyPortalsPage = () => <GroupsPage kind="apply_portal" />
export const InstituteCoursesPage = () => <GroupsPage kind="institute_group" courses="institute" />
export const PathwayCoursesPage = () => <GroupsPage kind="pathway_group" courses="pathway" />

/**
 * The list of all groups of one kind. With `courses`, the title, the introduction and the
 * breadcrumbs are about the courses of the groups. The list is the same.
 */
function GroupsPage({ kind, courses }: { readonly kind: GroupKind; readonly courses?: 'institute' | 'pathway' }) {
  const { t } = useTranslation('content')
  const { language } = useLocale()
  const query = useQuery(groupsQuery(kind))
  const title = courses === undefined ? t(`group.${kind}.list`) : t(`courses.${courses}`)
  const lead = courses === undefined ? t(`group.${kind}.lead`) : t(`courses.${courses}Lead`)
  const parents = courses === undefined ? [] : [{ name: t(`group.${kind}.list`), href: getListPath(kind) }]
  return (
    <ContentFrame title={title} parents={parents}>
      <PageHead title={title} lead={lead} />
      <SampleNotice />
      <SectionState query={query}>
        {(groups) => (
          <Cards
            cards={groups.map((group) => ({
              key: group.id,
              href: buildGroupUrl(kind, group.slug),
              title: translateField(group, 'name', language),
              text: translateField(group, 'summary', language),
              fact: t('group.institutes', { count: group.institute_count }),
              picture: <Logo name={group.name} logo={group.logo} />,
            }))}
          />
        )}
      </SectionState>
    </ContentFrame>
  )
}
