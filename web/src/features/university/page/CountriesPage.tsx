import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CURRENCY_KEY } from '@/shared/money/currencyUrl'
import { useNames } from '@/shared/names/useNames'
import { buildUrl } from '@/shared/routing/courseUrls'
import { PATHS } from '@/shared/routing/paths'
import { SearchField } from '@/shared/ui/SearchField'
import { countriesQuery } from '../queries/countries'
import { CountryCards } from '../views/CountryCards'
import type { ListedCountry } from '../views/types'
import { PageFrame } from './PageFrame'
import { useUniversityPage } from './useUniversityPage'
import classes from './page.module.css'

/** All countries with courses. */
export function CountriesPage() {
  const { t } = useTranslation('university')
  const query = useQuery(countriesQuery())
  return (
    <PageFrame label={t('places.countries')} kind="list" query={query} getTitle={() => t('places.countries')} getName={() => t('places.countries')}>
      {(countries) => <Countries countries={countries} />}
    </PageFrame>
  )
}

function Countries({ countries }: { readonly countries: readonly ListedCountry[] }) {
  const { t } = useTranslation('university')
  const { currency } = useUniversityPage()
  const { translateAndSort } = useNames()
  const [text, setText] = useState('')
  const typed = text.trim().toLowerCase()
  const shown = translateAndSort('countries', countries).filter(
    ({ name, englishName = '', course_count }: ListedCountry & { readonly englishName?: string }) =>
      course_count > 0 && `${name} ${englishName}`.toLowerCase().includes(typed),
  )
  return (
    <>
      <header>
        <h1 className={classes.title}>{t('places.countries')}</h1>
        <p className={classes.lead}>{t('places.countriesLead')}</p>
      </header>
      <SearchField value={text} aria-label={t('places.findCountry')} placeholder={t('places.findCountry')} onChange={(event) => setText(event.target.value)} onClear={() => setText('')} />
      <CountryCards countries={shown} buildHref={(slug) => buildUrl(`${PATHS.country}/${slug}`, { [CURRENCY_KEY]: currency })} />
    </>
  )
}
