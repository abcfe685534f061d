import '@/shared/texts/account/addAccountTexts'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { showToast } from '@/shared/account/favourites'
import { FrequencySelect } from '@/shared/account/FrequencySelect'
import { getTimeZone, savedSearchesQuery, type AlertFrequency } from '@/shared/account/savedSearches'
import { fetchClient } from '@/shared/api/client'
import { Field } from '@/shared/forms/Field'
import forms from '@/shared/forms/forms.module.css'
import { ProblemText } from '@/shared/forms/ProblemText'
import { useSubmission } from '@/shared/forms/useSubmission'
import { focusResults } from '@/shared/ui/focusResults'
import { PATHS } from '@/shared/routing/paths'
import controls from '@/shared/ui/controls.module.css'
import { PageDialog } from '@/shared/ui/PageDialog'
import type { FilterChip } from '../../results/chips/filterChip'
import type { ListingState } from '../../state/listingState'
import { buildSavedSearch, suggestName } from './savedSearch'

interface SaveSearchDialogProps {
  readonly state: ListingState
  readonly chips: readonly FilterChip[]
  readonly title: string
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Asks for the name of the search and how often mails are sent. */
export default function SaveSearchDialog({ state, chips, title, isOpen, onClose }: SaveSearchDialogProps) {
  const { t } = useTranslation('account')
  const { search } = useLocation()
  const queries = useQueryClient()
  const [name, setName] = useState(() => suggestName(state.text, chips, title))
  const [frequency, setFrequency] = useState<AlertFrequency>('daily')
  const { problem, errors, isSending, setErrors, run } = useSubmission()
  const send = async () => {
    const { data } = await fetchClient.POST('/api/account/saved-searches', {
      body: { ...buildSavedSearch(state, search), name: name.trim(), frequency, time_zone: getTimeZone() },
    })
    queries.setQueryData(savedSearchesQuery().queryKey, data)
    showToast('searchSaved', 'success')
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') setErrors({ name: t('saved.nameMissing') })
    else void run(send)
  }
  return (
    <PageDialog title={t('saved.dialog')} isOpen={isOpen} onClose={onClose} onClosed={focusResults}>
      <form className={forms.form} onSubmit={submit} noValidate>
        <p>{t('saved.lead')}</p>
        <Field label={t('saved.name')} error={errors.name}>
          {(control) => <input {...control} name="name" value={name} maxLength={80} autoComplete="off" data-autofocus onChange={(event) => setName(event.currentTarget.value)} />}
        </Field>
        <Field label={t('saved.frequency')} error={errors.frequency}>
          {(control) => <FrequencySelect {...control} value={frequency} onFrequency={setFrequency} />}
        </Field>
        {errors.name === undefined && <ProblemText text={problem} />}
        <div className={forms.actions}>
          <button type="submit" className={controls.strong} disabled={isSending}>
            {t('saved.save')}
          </button>
          <a href={PATHS.saved_searches}>{t('saved.toList')}</a>
        </div>
      </form>
    </PageDialog>
  )
}
