import { useTranslation } from 'react-i18next'
import { formatMoney } from '@/shared/format/numbers'
import type { Money } from '@/shared/money/money'
import { useLocale } from '@/shared/texts/useLocale'
import { FactList } from '@/shared/detail/FactList'
import type { CourseDetail } from './courseDetail'

interface FeesProps {
  readonly fees: CourseDetail['fees']
  readonly money: Money
}

/** Shows every published fee in its own currency and, if it is converted, also in the selected currency. */
export function Fees({ fees, money }: FeesProps) {
  const { t } = useTranslation()
  const { tag } = useLocale()
  if (fees.length === 0) return <p>{t('card.feeUnknown')}</p>
  const facts = fees.map(({ amount, currency: { code }, audience, basis }) => {
    const converted = money.convert(amount, code)
    const original = formatMoney(amount, code, tag)
    return {
      label: t('course.feeFor', { audience: t(`course.${audience}`), basis: t(`course.${basis}`) }),
      value: converted ? `${formatMoney(converted.amount, converted.code, tag)} (${t('card.original', { amount: original })})` : original,
    }
  })
  return <FactList facts={facts} />
}
