import { useTranslation } from 'react-i18next'
import { isolateValue } from '@/shared/format/direction'
import { formatDate, formatMonth } from '@/shared/format/numbers'
import { formatList } from '@/shared/format/lists'
import { useNames } from '@/shared/names/useNames'
import { translateOptionalField } from '@/shared/texts/translateField'
import { LANGUAGE_TABLE } from '@/shared/texts/languageTable'
import { useLocale } from '@/shared/texts/useLocale'
import type { scholarshipEn } from '@/shared/texts/scholarship/scholarship.en'
import type { FilterKey } from '../state/scholarshipUrl'
import type { FacetValue, Scholarship } from './types'

type TypeSlug = keyof typeof scholarshipEn.types
const MONTHS = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december']

/** Returns functions that format the facts of a scholarship in the language of the page. */
export function useScholarshipLabels() {
  const { t } = useTranslation('scholarship')
  const { tag, language } = useLocale()
  const { getName } = useNames()
  return {
    getType: ({ type }: Pick<Scholarship, 'type'>) => t(`types.${type as TypeSlug}`),
    getSubjects: ({ disciplines }: Scholarship) => (disciplines.length === 0 ? t('anySubject') : formatList(disciplines.map((each) => getName('disciplines', each)), tag)),
    getLevels: ({ degree_levels }: Scholarship) => (degree_levels.length === 0 ? t('anyLevel') : formatList(degree_levels.map((each) => getName('degree_levels', each)), tag)),
    getCountries: ({ countries }: Scholarship) => formatList(countries.map((each) => getName('countries', each)), tag),
    getAmount: (scholarship: Scholarship) => {
      const amount = translateOptionalField(scholarship, 'amount', language)
      if (amount === null) return t('amountUnknown')
      if (scholarship.currency === null) return amount.text
      // Unicode isolate characters keep the currency and the number together in a text with the other
      // direction.
      const [number = ''] = /^[\d.,]*/.exec(amount.text) ?? []
      const money = number === '' ? scholarship.currency : `${scholarship.currency} ${number}`
      return `${isolateValue(money, LANGUAGE_TABLE[amount.language].direction)}${number === '' ? ' ' : ''}${amount.text.slice(number.length)}`
    },
    getStart: ({ month, year }: Scholarship) => [month === null ? null : formatMonth(MONTHS.indexOf(month), tag), year].filter((part) => part !== null).join(' ') || null,
    /** `today` is an ISO date. */
    getDeadline: ({ deadline }: Scholarship, today: string) => {
      if (deadline === null) return t('deadlineNone')
      const date = formatDate(deadline, tag)
      return deadline < today ? t('deadlinePassed', { date }) : date
    },
    getValueName: (key: FilterKey, value: FacetValue) => {
      if (key === 'types') return t(`types.${value.slug as TypeSlug}`)
      if (key === 'months') return formatMonth(value.id - 1, tag)
      return key === 'countries' || key === 'disciplines' || key === 'degree_levels' ? getName(key, value) : value.name
    },
  }
}

/** Returns the current date in UTC as an ISO date. */
export const readToday = () => new Date().toISOString().slice(0, 10)
