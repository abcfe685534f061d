import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { showToast } from '@/shared/account/favourites'
import { FrequencySelect } from '@/shared/account/FrequencySelect'
import { getTimeZone, savedSearchesQuery, type AlertFrequency } from '@/shared/account/savedSearches'
import { fetchClient } from '@/shared/api/client'
import { Field } from '@/shared/forms/Field'
import { ProblemText } from '@/shared/forms/ProblemText'
import { useSubmission } from '@/shared/forms/useSubmission'
import { PATHS } from '@/shared/routing/paths'
import controls from '@/shared/ui/controls.module.css'
import { Message } from '@/shared/ui/Message'
import { SavedSearch } from '../saved/SavedSearch'
import { AccountPage } from './AccountPage'
import { Guard } from './Guard'
import { LoadFailure } from './LoadFailure'
import classes from './AccountPage.module.css'

export function SavedSearchesPage() {
  const { t } = useTranslation('account')
  return (
    <Guard>
      <AccountPage title={t('saved.title')}>
        <SavedSearches />
      </AccountPage>
    </Guard>
  )
}

/** The saved searches, the newest first, and the setting for mails about followed institutes. */
function SavedSearches() {
  const { t } = useTranslation('account')
  const { data, error, refetch } = useQuery({ ...savedSearchesQuery(), refetchOnWindowFocus: 'always' })
  if (error && !data) return <LoadFailure title={t('saved.failed')} error={error} onRetry={refetch} />
  if (!data) return null
  return (
    <>
      {data.results.length === 0 ? (
        <Message title={t('saved.none')}>
          <p>{t('saved.noneHelp')}</p>
          <a className={controls.strong} href={PATHS.search}>
            {t('saved.toCourses')}
          </a>
        </Message>
      ) : (
        <ul className={classes.cards}>
          {data.results.map((search) => (
            <li key={search.id}>
              <SavedSearch search={search} />
            </li>
          ))}
        </ul>
      )}
      <FollowedAlerts frequency={data.followed_frequency} />
    </>
  )
}

function FollowedAlerts({ frequency }: { readonly frequency: AlertFrequency }) {
  const { t } = useTranslation('account')
  const queries = useQueryClient()
  const { problem, isSending, run } = useSubmission()
  const change = (chosen: AlertFrequency) =>
    run(async () => {
      const { data } = await fetchClient.PUT('/api/account/followed-institute-alerts', { body: { frequency: chosen, time_zone: getTimeZone() } })
      queries.setQueryData(savedSearchesQuery().queryKey, data)
      showToast('searchChanged', 'success')
    })
  return (
    <section className={classes.section} aria-labelledby="followed-alerts">
      <h2 id="followed-alerts">{t('saved.followed')}</h2>
      <p>
        {t('saved.followedHelp')} <a href={PATHS.shortlist}>{t('saved.toFollowed')}</a>
      </p>
      <Field label={t('saved.frequency')} error={undefined}>
        {(control) => <FrequencySelect {...control} value={frequency} disabled={isSending} onFrequency={(chosen) => void change(chosen)} />}
      </Field>
      <ProblemText text={problem} />
    </section>
  )
}
