import '@/shared/texts/bundles/addCourseTexts'
import { useTranslation } from 'react-i18next'
import type { components } from '@/shared/api/schema'
import { parseExternalUrl } from '@/shared/format/externalUrl'
import { formatDate, formatMoney } from '@/shared/format/numbers'
import type { Money } from '@/shared/money/money'
import { useNames } from '@/shared/names/useNames'
import { useLocale } from '@/shared/texts/useLocale'
import { ExternalLink } from './ExternalLink'
import { FactList } from './FactList'
import { Section } from './Section'
import classes from './LivingCosts.module.css'

type LivingCost = components['schemas']['CityLivingCost']

/**
 * The living costs of a student in the cities of a course or a campus. Each figure has its source.
 * Shows nothing if there are no figures.
 */
export function LivingCosts({ costs, money }: { readonly costs: readonly LivingCost[]; readonly money: Money }) {
  const { t } = useTranslation()
  const { tag } = useLocale()
  const { getName } = useNames()
  if (costs.length === 0) return null
  const formatValue = ({ value, unit, currency }: LivingCost) => {
    const converted = money.convert(value, currency)
    return t(`course.livingCost.${unit}`, { amount: formatMoney(converted?.amount ?? value, converted?.code ?? currency, tag) })
  }
  return (
    <Section title={t('course.livingCost.title')}>
      {costs.some(({ is_sample }) => is_sample) && <p role="note">{t('course.livingCost.sample')}</p>}
      <FactList
        facts={costs.map((cost) => {
          const official = parseExternalUrl(cost.official_url)
          return {
            label: getName('cities', cost.city),
            value: (
              <>
                <p>{formatValue(cost)}</p>
                <p className={classes.source}>
                  {t('course.livingCost.source', { name: cost.source, date: formatDate(cost.source_date, tag) })}{' '}
                  {official && <ExternalLink href={official.href}>{t('course.livingCost.official')}</ExternalLink>}
                </p>
              </>
            ),
          }
        })}
      />
    </Section>
  )
}
