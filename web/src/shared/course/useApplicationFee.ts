import '@/shared/texts/bundles/addCourseTexts'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '@/shared/format/numbers'
import type { Money } from '@/shared/money/money'
import { useLocale } from '@/shared/texts/useLocale'
import type { Course } from './course'

/**
 * Returns a function that builds the text of the application fee. The text is null if the fee is
 * unknown.
 */
export function useApplicationFee(money: Money): (course: Pick<Course, 'application_fee'>) => string | null {
  const { t } = useTranslation()
  const { tag } = useLocale()
  return ({ application_fee: fee }) => {
    if (!fee) return null
    if (fee.amount === 0) return t('course.noApplicationFee')
    const original = formatMoney(fee.amount, fee.currency, tag)
    const converted = money.convert(fee.amount, fee.currency)
    return converted ? `${formatMoney(converted.amount, converted.code, tag)} (${t('card.original', { amount: original })})` : original
  }
}
