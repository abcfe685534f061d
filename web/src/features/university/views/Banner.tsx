import { IconBell, IconBellCheck, IconShare2 } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useCourseLabels } from '@/shared/course/useCourseLabels'
import { formatCount } from '@/shared/format/numbers'
import { useLocale } from '@/shared/texts/useLocale'
import controls from '@/shared/ui/controls.module.css'
import { Logo } from '@/shared/ui/Logo'
import type { InstituteSummary } from './types'
import classes from './Banner.module.css'

interface BannerProps {
  readonly institute: InstituteSummary
  /** The heading of the page. */
  readonly title: string
  /** A line below the title. */
  readonly lead?: ReactNode
  readonly isFollowed: boolean
  readonly onFollow: () => void
  readonly onShare: () => void
}

/**
 * The top of a page about an institute or a campus: title, type, year, country, ranking, and buttons
 * to follow the institute and to share the page.
 */
export function Banner({ institute, title, lead, isFollowed, onFollow, onShare }: BannerProps) {
  const { t } = useTranslation('university')
  const { tag } = useLocale()
  const labels = useCourseLabels()
  const { institute_name, logo, established, country, tcf_ranking } = institute
  const facts = [
    [t('banner.type'), labels.getInstituteType(institute)],
    [t('banner.established'), established],
    [t('banner.country'), labels.getCountry(country)],
    [t('banner.ranking'), tcf_ranking === null ? null : formatCount(tcf_ranking, tag)],
  ] as const
  return (
    <header className={classes.banner}>
      <div className={classes.name}>
        <Logo name={institute_name} logo={logo} />
        <div>
          <h1 className={classes.title}>
            <bdi>{title}</bdi>
          </h1>
          {lead !== undefined && <p className={classes.lead}>{lead}</p>}
        </div>
      </div>
      <div className={classes.actions}>
        <button type="button" className={controls.second} onClick={onFollow}>
          {isFollowed ? <IconBellCheck size={18} stroke={1.6} aria-hidden /> : <IconBell size={18} stroke={1.6} aria-hidden />}
          {t(isFollowed ? 'banner.unfollow' : 'banner.follow')}
        </button>
        <button type="button" className={controls.second} onClick={onShare}>
          <IconShare2 size={18} stroke={1.6} aria-hidden />
          {t('banner.share')}
        </button>
      </div>
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label} className={classes.fact}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value ?? t('banner.none')}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </header>
  )
}
