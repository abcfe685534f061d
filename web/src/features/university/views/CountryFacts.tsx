import { useTranslation } from 'react-i18next'
import { ExternalLink } from '@/shared/detail/ExternalLink'
import { FactList } from '@/shared/detail/FactList'
import { parseExternalUrl } from '@/shared/format/externalUrl'
import { formatDate, formatMoney } from '@/shared/format/numbers'
import type { Money } from '@/shared/money/money'
import { VisaRequirements } from '@/shared/names/VisaRequirements'
import { useLocale } from '@/shared/texts/useLocale'
import type { CountryFact, VisaGuide } from './types'
import classes from './CountryFacts.module.css'

/**
 * Figures about living and working in a country. Each figure has a source and a link to the
 * official page.
 */
export function CountryFacts({ facts, money }: { readonly facts: readonly CountryFact[]; readonly money: Money }) {
  const { t } = useTranslation('university')
  const { tag } = useLocale()
  const formatValue = ({ value, unit, currency }: CountryFact) => {
    if (unit === 'hours_per_week' || unit === 'months') return t(`places.units.${unit}`, { count: value })
    const converted = money.convert(value, currency ?? '')
    const amount = converted ? formatMoney(converted.amount, converted.code, tag) : formatMoney(value, currency ?? '', tag)
    return t(`places.units.${unit}`, { amount })
  }
  return (
    <>
      {facts.some(({ is_sample }) => is_sample) && <p role="note">{t('places.sample')}</p>}
      <FactList
        facts={facts.map((fact) => ({
          label: t(`places.kinds.${fact.kind}`),
          value: (
            <>
              <p>{formatValue(fact)}</p>
              <Source source={fact} />
            </>
          ),
        }))}
      />
    </>
  )
}

/** What a student must submit for a visa, its fee and the time until the decision. */
export function VisaFacts({ visa }: { readonly visa: VisaGuide }) {
  const { t } = useTranslation('university')
  const { tag } = useLocale()
  const { fee_amount, fee_currency, weeks_min, weeks_max, is_sample } = visa
  const min = weeks_min ?? weeks_max
  const max = weeks_max ?? min
  const weeks = min === null || max === null ? null : min === max ? t('places.weeks', { count: min }) : t('places.weeksRange', { min, max })
  return (
    <>
      {is_sample && <p role="note">{t('places.sample')}</p>}
      <FactList
        facts={[
          { label: t('places.visaFee'), value: fee_amount === null || fee_currency === null ? null : formatMoney(fee_amount, fee_currency, tag) },
          { label: t('places.visaTime'), value: weeks },
          {
            label: t('places.visaNeeds'),
            value: <VisaRequirements guide={visa} />,
          },
        ]}
      />
      <Source source={visa} />
    </>
  )
}

function Source({ source: { source, source_date, official_url } }: { readonly source: Pick<CountryFact, 'source' | 'source_date' | 'official_url'> }) {
  const { t } = useTranslation('university')
  const { tag } = useLocale()
  const official = parseExternalUrl(official_url)
  return (
    <p className={classes.source}>
      {t('places.source', { name: source, date: formatDate(source_date, tag) })} {official && <ExternalLink href={official.href}>{t('places.official')}</ExternalLink>}
    </p>
  )
}
