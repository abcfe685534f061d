import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNames } from '@/shared/names/useNames'
import { PATHS } from '@/shared/routing/paths'
import { useLocale } from '@/shared/texts/useLocale'
import { Message } from '@/shared/ui/Message'
import { visasQuery } from '../queries/visas'
import { useVisaLabels } from '../views/useVisaLabels'
import { AccountPage } from './AccountPage'
import { Guard } from './Guard'
import { LoadFailure } from './LoadFailure'
import classes from './AccountPage.module.css'

/** All visa guides, sorted by the name of the country. */
export function VisasPage() {
  const { t } = useTranslation('account')
  return (
    <Guard>
      <AccountPage title={t('menu.visas')}>
        <Visas />
      </AccountPage>
    </Guard>
  )
}

function Visas() {
  const { t } = useTranslation('account')
  const loading = useTranslation().t('filters.loading')
  const { tag } = useLocale()
  const { getName } = useNames()
  const labels = useVisaLabels()
  const { data, error, refetch } = useQuery(visasQuery())
  if (error) return <LoadFailure title={t('visas.failed')} error={error} onRetry={refetch} />
  if (!data) return <p role="status">{loading}</p>
  if (data.results.length === 0) return <Message title={t('shortlist.none')} />
  const guides = data.results
    .map((guide) => ({ ...guide, name: getName('countries', guide.country) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, tag))
  return (
    <ul>
      {guides.map((guide) => (
        <li key={guide.country.id} className={classes.session}>
          <div>
            <a href={`${PATHS.visa_detail}/${guide.country.slug}`}>
              <bdi>{guide.name}</bdi>
            </a>
            {guide.is_sample && <p className={classes.quiet}>{t('visas.sample')}</p>}
          </div>
          <span className={classes.quiet}>
            <bdi>{labels.getFee(guide)}</bdi> · <bdi>{labels.getTime(guide)}</bdi>
          </span>
        </li>
      ))}
    </ul>
  )
}
