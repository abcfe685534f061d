import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { sessionQuery } from '@/shared/account/session'
import { api } from '@/shared/api/client'
import { NEVER_STALE } from '@/shared/api/staleTimes'
import { ErrorSummary } from '@/shared/forms/ErrorSummary'
import { Field } from '@/shared/forms/Field'
import { labelCountries } from '@/shared/forms/countryNames'
import { Select, TextInput } from '@/shared/forms/inputs'
import { trimValues } from '@/shared/forms/prepareValues'
import { ProblemText } from '@/shared/forms/ProblemText'
import { useMessage } from '@/shared/forms/useMessage'
import { useRuleForm } from '@/shared/forms/useRuleForm'
import { useSubmission } from '@/shared/forms/useSubmission'
import type { Suggestion } from '@/shared/location/towns'
import { useSuggestions } from '@/shared/location/useTownSearch'
import { openForm } from '@/shared/overlays/overlayStore'
import { useLocale } from '@/shared/texts/useLocale'
import { toastStore } from '@/shared/toast/toastStore'
import controls from '@/shared/ui/controls.module.css'
import forms from '@/shared/forms/forms.module.css'
import { profileQuery, type Profile } from '../queries/profile'
import { saveProfile } from '../queries/saveProfile'
import classes from '../page/AccountPage.module.css'

/** The value that the server sends if there is no photo. */
const NO_PHOTO = 'No Image'
const CITY_NAME_KEY = 'city_name'
/** The city id for a typed text that is not among the suggestions. The server refuses this id. */
const UNKNOWN_CITY = 'unknown'

/**
 * The profile of the signed-in person. The email address and the phone number cannot be changed in
 * this form.
 */
export function ProfileForm({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation('account')
  const { tag } = useLocale()
  const translate = useMessage()
  const queries = useQueryClient()
  const form = useRuleForm('edit_profile', toValues(profile), (values) => trimValues('edit_profile', values))
  const [photo, setPhoto] = useState<File>()
  const { problem, isSending, run } = useSubmission({ showProblems: form.showProblems })
  const countries = useQuery({ ...api.queryOptions('get', '/api/country/all-countries'), ...NEVER_STALE })
  const cityText = form.values[CITY_NAME_KEY] ?? ''
  const cities = useCities(cityText, form.values.country_id ?? '')
  const selectCity = (text: string) => {
    const found = findCity(cities, text)
    form.change({ [CITY_NAME_KEY]: text, city_id: text === '' ? '' : String(found?.id ?? UNKNOWN_CITY), ...(found ? { country_id: String(found.country_id) } : {}) })
  }
  const selectTypedCity = useEffectEvent(() => selectCity(cityText))
  const isSuggestedLate = form.values.city_id === UNKNOWN_CITY && findCity(cities, cityText) !== undefined
  // The suggestions can arrive after the person has typed the whole name. The city is then selected
  // here.
  useEffect(() => {
    if (isSuggestedLate) selectTypedCity()
  }, [isSuggestedLate])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const values = form.validate()
    if (!values) return
    void run(async () => {
      await saveProfile({ values, photo })
      form.reset(form.values)
      setPhoto(undefined)
      toastStore.set({ text: translate('Successfully updated.'), tone: 'success', isBrief: true })
      await Promise.all([queries.invalidateQueries({ queryKey: profileQuery(profile.user_id).queryKey }), queries.fetchQuery({ ...sessionQuery(), staleTime: 0 })])
    })
  }
  return (
    <form className={forms.form} onSubmit={submit} noValidate>
      <ErrorSummary form={form} getLabel={(key) => (Object.hasOwn(LABELS, key) ? t(`profile.${key as keyof typeof LABELS}`) : key)} />
      {profile.photo !== NO_PHOTO && <img className={classes.photo} src={profile.photo} alt={t('profile.photo')} />}
      <Field label={t('profile.photo')} error={form.errors.photo} help={t('profile.photoHelp')}>
        {(control) => <input {...control} name="photo" type="file" accept="image/png,image/jpeg,.png,.jpeg,.jpg" onChange={({ target }) => setPhoto(target.files?.[0])} />}
      </Field>
      <TextInput form={form} name="first_name" label={t('profile.first_name')} autoComplete="given-name" />
      <TextInput form={form} name="last_name" label={t('profile.last_name')} autoComplete="family-name" />
      <Field label={t('fields.email_address')} error={undefined}>
        {(control) => <input {...control} type="email" value={profile.user_email} readOnly dir="ltr" />}
      </Field>
      <Field label={t('fields.mobile')} error={form.errors.mobile} help={t('profile.mobileHelp')}>
        {(control) => <input {...control} type="tel" value={profile.user_mobile} readOnly dir="ltr" />}
      </Field>
      <button type="button" className={forms.link} onClick={() => openForm('need_assistance')}>
        {t('profile.correctMobile')}
      </button>
      <TextInput form={form} name="last_qualification" label={t('profile.last_qualification')} isOptional />
      <TextInput form={form} name="passing_date" label={t('profile.passing_date')} type="date" isOptional />
      <Select
        form={{ ...form, change: (changes) => form.change({ ...changes, city_id: '', [CITY_NAME_KEY]: '' }) }}
        name="country_id"
        label={t('profile.country_id')}
        isOptional
        options={labelCountries(countries.data ?? [], tag).map(({ id, label }) => ({ value: String(id), label }))}
      />
      <Field label={t('profile.city_id')} error={form.errors.city_id} isOptional>
        {(control) => (
          <>
            <input
              {...control}
              name="city_id"
              list={`${control.id}-list`}
              autoComplete="off"
              value={cityText}
              onChange={({ target }) => selectCity(target.value)}
            />
            <datalist id={`${control.id}-list`}>
              {cities.map(({ id, address }) => (
                <option key={id} value={address} />
              ))}
            </datalist>
          </>
        )}
      </Field>
      <ProblemText text={problem} />
      <div className={forms.actions}>
        <button type="submit" className={controls.strong} disabled={isSending}>
          {t('profile.done')}
        </button>
      </div>
    </form>
  )
}

const LABELS = { first_name: true, last_name: true, last_qualification: true, passing_date: true, country_id: true, city_id: true, photo: true } as const

function toValues(profile: Profile): Readonly<Record<string, string>> {
  return {
    user_id: String(profile.user_id),
    first_name: profile.user_first_name,
    last_name: profile.user_last_name,
    country_id: String(profile.user_country_id ?? ''),
    // The city that was typed at registration has no id. The form sends no id, so that this city stays.
    ...(profile.user_city_id === null && profile.user_city !== null ? {} : { city_id: String(profile.user_city_id ?? '') }),
    [CITY_NAME_KEY]: profile.user_city ?? '',
    last_qualification: profile.user_lq ?? '',
    passing_date: profile.user_date ?? '',
  }
}

/** Finds the city with this address. A name without its state and country finds the first city with this name. */
function findCity(cities: readonly Suggestion[], text: string): Suggestion | undefined {
  const typed = text.trim().toLowerCase()
  return cities.find(({ address }) => address.toLowerCase() === typed) ?? cities.find(({ name }) => name.toLowerCase() === typed)
}

/**
 * Finds cities that match a typed text. If a country is selected, only cities of this country are
 * returned. The cities are from the gazetteer of the server. A town is a city without a campus.
 */
function useCities(text: string, countryId: string) {
  const typed = text.trim()
  const { results } = useSuggestions(typed, typed !== '')
  return results.filter(({ kind, country_id }) => (kind === 'city' || kind === 'town') && (countryId === '' || String(country_id) === countryId))
}
