import { useTranslation } from 'react-i18next'
import { useCourseLabels } from '@/shared/course/useCourseLabels'
import { FactList } from '@/shared/detail/FactList'
import { formatList } from '@/shared/format/lists'
import { PATHS } from '@/shared/routing/paths'
import { useLocale } from '@/shared/texts/useLocale'
import { ExternalLink } from '@/shared/detail/ExternalLink'
import { parseExternalUrl } from '@/shared/format/externalUrl'
import type { Institute, InstituteSummary } from './types'
import classes from './InstituteFacts.module.css'

interface InstituteFactsProps {
  readonly institute: InstituteSummary
  /** The groups that the institute belongs to. */
  readonly groups: Institute['groups']
}

function GroupLinks({ groups }: Pick<InstituteFactsProps, 'groups'>) {
  return (
    <ul>
      {groups.map(({ id, slug, name }) => (
        <li key={id}>
          <a className={classes.link} href={`${PATHS.group_universities}/${slug}`}>
            <bdi>{name}</bdi>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The facts of an institute. Unknown facts are shown as unknown. */
export function InstituteFacts({ institute, groups }: InstituteFactsProps) {
  const { t } = useTranslation()
  const groupsLabel = useTranslation('university').t('places.groups')
  const labels = useCourseLabels()
  const { tag } = useLocale()
  const { established, country, website, tcf_ranking, ranking_source } = institute
  const websiteUrl = parseExternalUrl(website)
  const rank = tcf_ranking === null ? null : formatList([labels.getRanking(institute), ranking_source], tag)
  return (
    <FactList
      facts={[
        { label: t('facts.type'), value: labels.getInstituteType(institute) },
        { label: t('facts.sector'), value: labels.getSector(institute) },
        { label: t('facts.established'), value: established },
        {
          label: t('facts.country'),
          value: (
            <a className={classes.link} href={`${PATHS.country}/${country.slug}`}>
              <bdi>{labels.getCountry(country)}</bdi>
            </a>
          ),
        },
        { label: t('facts.ranking'), value: rank },
        { label: t('facts.website'), value: websiteUrl === undefined ? null : <ExternalLink href={websiteUrl.href}>{websiteUrl.host}</ExternalLink> },
        ...(groups.length === 0 ? [] : [{ label: groupsLabel, value: <GroupLinks groups={groups} /> }]),
      ]}
    />
  )
}
