import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { toApiProblem } from '@/shared/api/problem'
import { formatDate } from '@/shared/format/numbers'
import { parseExternalUrl } from '@/shared/format/externalUrl'
import { useNames } from '@/shared/names/useNames'
import { VisaRequirements } from '@/shared/names/VisaRequirements'
import { PATHS } from '@/shared/routing/paths'
import { useLocale } from '@/shared/texts/useLocale'
import controls from '@/shared/ui/controls.module.css'
import { Message } from '@/shared/ui/Message'
import { visaQuery, type VisaGuide } from '../queries/visas'
import { useVisaLabels } from '../views/useVisaLabels'
import { AccountPage } from './AccountPage'
import { Guard } from './Guard'
import { LoadFailure } from './LoadFailure'
import classes from './AccountPage.module.css'

/** The visa guide of one country. The URL contains the slug of the country. */
export function VisaPage() {
  const { slug = '' } = useParams()
  return (
    <Guard>
      <Visa key={slug} slug={slug} />
    </Guard>
  )
}

function Visa({ slug }: { readonly slug: string }) {
  const { t } = useTranslation('account')
  const loading = useTranslation().t('filters.loading')
  const { getName } = useNames()
  const { data, error, refetch } = useQuery(visaQuery(slug))
  if (data) {
    return (
      <AccountPage title={t('visas.of', { country: getName('countries', data.country) })}>
        <VisaFacts guide={data} />
      </AccountPage>
    )
  }
  return (
    <AccountPage title={t('visas.one')}>
      {error ? [404, 422].includes(toApiProblem(error).status ?? 0) ? <MissingVisa /> : <LoadFailure title={t('visas.failed')} error={error} onRetry={refetch} /> : <p role="status">{loading}</p>}
    </AccountPage>
  )
}

function MissingVisa() {
  const { t } = useTranslation('account')
  return (
    <Message title={t('visas.missing')}>
      <a className={controls.second} href={PATHS.all_visas}>
        {t('menu.visas')}
      </a>
    </Message>
  )
}

function VisaFacts({ guide }: { readonly guide: VisaGuide }) {
  const { t } = useTranslation('account')
  const { tag } = useLocale()
  const labels = useVisaLabels()
  const official = parseExternalUrl(guide.official_url)
  return (
    <>
      {guide.is_sample && <p role="note">{t('visas.sample')}</p>}
      <dl className={classes.facts}>
        <div>
          <dt>{t('visas.fee')}</dt>
          <dd>{labels.getFee(guide)}</dd>
        </div>
        <div>
          <dt>{t('visas.time')}</dt>
          <dd>{labels.getTime(guide)}</dd>
        </div>
      </dl>
      <section className={classes.section} aria-labelledby="requirements">
        <h2 id="requirements">{t('visas.requirements')}</h2>
        <VisaRequirements guide={guide} className={classes.list} />
      </section>
      <p className={classes.quiet}>
        {t('visas.source', { name: guide.source, date: formatDate(guide.source_date, tag) })}{' '}
        {official && (
          <a href={official.href} target="_blank" rel="noopener noreferrer">
            {t('visas.official')}
          </a>
        )}
      </p>
    </>
  )
}
