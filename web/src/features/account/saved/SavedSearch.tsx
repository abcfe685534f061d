import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '@/shared/account/favourites'
import { FrequencySelect } from '@/shared/account/FrequencySelect'
import { getTimeZone, savedSearchesQuery } from '@/shared/account/savedSearches'
import { fetchClient } from '@/shared/api/client'
import type { components } from '@/shared/api/schema'
import { formatLocalDay } from '@/shared/format/localDays'
import { Field } from '@/shared/forms/Field'
import { ProblemText } from '@/shared/forms/ProblemText'
import { useSubmission } from '@/shared/forms/useSubmission'
import { PATHS } from '@/shared/routing/paths'
import { useLocale } from '@/shared/texts/useLocale'
import controls from '@/shared/ui/controls.module.css'
import { InlineForm } from '../profile/InlineForm'
import { ConfirmButton } from '../views/ConfirmButton'
import account from '../page/AccountPage.module.css'
import classes from './SavedSearch.module.css'

type Entry = components['schemas']['SavedSearchEntry']
type Change = Pick<Entry, 'name'> | Pick<Entry, 'frequency'>

const PATH = '/api/account/saved-searches/{search_id}'

/** A saved search: a link, the dates, the frequency of the mails, and buttons to rename and delete the search. */
export function SavedSearch({ search }: { readonly search: Entry }) {
  const { t } = useTranslation('account')
  const { tag } = useLocale()
  const queries = useQueryClient()
  const [renaming, setRenaming] = useState<'none' | 'open' | 'closed'>('none')
  const { problem, isSending, run } = useSubmission()
  const { id, name, address, frequency, next_alert_at: nextAlertAt, problem: searchProblem } = search
  const params = { path: { search_id: id } }
  const change = async (changed: Change) => {
    const { data } = await fetchClient.PUT(PATH, { params, body: { ...changed, time_zone: getTimeZone() } })
    queries.setQueryData(savedSearchesQuery().queryKey, data)
    showToast('searchChanged', 'success')
  }
  const remove = async () => {
    const { data } = await fetchClient.DELETE(PATH, { params })
    queries.setQueryData(savedSearchesQuery().queryKey, data)
    showToast('searchDeleted', 'success')
  }
  return (
    <article className={classes.search}>
      <h2 className={classes.name}>
        <a href={PATHS.search + address}>
          <bdi>{name}</bdi>
        </a>
      </h2>
      <p className={account.quiet}>
        {t('saved.savedOn', { date: formatLocalDay(search.created_at, tag) })} {nextAlertAt !== null && searchProblem === null && t('saved.next', { date: formatLocalDay(nextAlertAt, tag) })}
      </p>
      {searchProblem !== null && (
        <p className={classes.problem} role="note">
          {t(searchProblem === 'invalid' ? 'saved.invalid' : 'saved.tooMany')}
        </p>
      )}
      {renaming === 'open' ? (
        <InlineForm
          lead={t('saved.renameLead')}
          fields={[{ name: 'name', label: t('saved.name'), type: 'text', autoComplete: 'off' }]}
          submitText={t('saved.rename')}
          cancelText={t('saved.cancel')}
          findProblems={(values) => ({ name: values.name.trim() === '' ? t('saved.nameMissing') : undefined })}
          onSubmit={async (values) => {
            await change({ name: values.name.trim() })
            setRenaming('closed')
          }}
          onCancel={() => setRenaming('closed')}
        />
      ) : (
        <div className={classes.tools}>
          <Field label={t('saved.frequency')} error={undefined}>
            {(control) => (
              <FrequencySelect
                {...control}
                value={frequency}
                disabled={isSending}
                aria-label={t('saved.frequencyOf', { name })}
                onFrequency={(chosen) => void run(() => change({ frequency: chosen }))}
              />
            )}
          </Field>
          <button type="button" className={controls.second} aria-label={t('saved.renameOf', { name })} autoFocus={renaming === 'closed'} onClick={() => setRenaming('open')}>
            {t('saved.rename')}
          </button>
          <ConfirmButton label={t('saved.delete')} name={t('saved.deleteOf', { name })} question={t('saved.deleteQuestion')} isRunning={isSending} onConfirm={() => run(remove)} />
        </div>
      )}
      <ProblemText text={problem} />
    </article>
  )
}
