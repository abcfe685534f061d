import { useTranslation } from 'react-i18next'
import { formatMoney } from '@/shared/format/numbers'
import type { Money } from '@/shared/money/money'
import { useLocale } from '@/shared/texts/useLocale'
import type { Course } from './course'
import { convertFee } from './courseFacts'
import classes from './CardFee.module.css'

interface CardFeeProps {
  readonly course: Pick<Course, 'base_fee' | 'currency'>
  readonly money: Money
}

/** The fee per year in the selected currency. If the fee is converted, the original fee is below it. */
export function CardFee({ course: { base_fee, currency }, money }: CardFeeProps) {
  const { t } = useTranslation()
  const { tag } = useLocale()
  if (base_fee === null || currency === null) return <p className={classes.inWords}>{t('card.feeUnknown')}</p>
  const fee = convertFee({ base_fee, currency }, money)
  if (!fee) return <p className={classes.inWords}>{t('card.feeNone')}</p>
  return (
    <div>
      <p className={classes.fee}>
        <bdi className={classes.amount}>{formatMoney(fee.amount, fee.code, tag)}</bdi>{' '}
        <span className={classes.unit}>{t('card.perYear')}</span>
      </p>
      {fee.isConverted && (
        <p className={classes.converted}>{t('card.original', { amount: formatMoney(base_fee, currency.code, tag) })}</p>
      )}
    </div>
  )
}
