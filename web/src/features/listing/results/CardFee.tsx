import { useTranslation } from 'react-i18next'
import { formatMoney } from '@/shared/format/numbers'
import { useLocale } from '@/shared/texts/useLocale'
import type { Course } from './course'
import classes from './CardFee.module.css'

const BASE_CURRENCY = 'PKR'

/** The fee a year as the source has it, with the same in rupees beneath; or that there is none; or To Be Confirmed. */
export function CardFee({ course }: { readonly course: Course }) {
  const { t } = useTranslation()
  const { tag } = useLocale()
  const { base_fee, currency, fee_pkr } = course
  if (base_fee === null || currency === null) return <p className={classes.inWords}>{t('card.feeUnknown')}</p>
  if (base_fee === 0) return <p className={classes.inWords}>{t('card.feeNone')}</p>
  return (
    <div>
      <p className={classes.fee}>
        <bdi className={classes.amount}>{formatMoney(base_fee, currency.code, tag)}</bdi>{' '}
        <span className={classes.unit}>{t('card.aYear')}</span>
      </p>
      {fee_pkr !== null && currency.code !== BASE_CURRENCY && (
        <p className={classes.converted}>{t('card.converted', { amount: formatMoney(fee_pkr, BASE_CURRENCY, tag) })}</p>
      )}
    </div>
  )
}
