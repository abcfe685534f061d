import { useTranslation } from 'react-i18next'
import { formatMoney } from '@/shared/format/numbers'
import { useLocale } from '@/shared/texts/useLocale'
import type { VisaGuide } from '../queries/visas'
import { getVisaWeeks } from '../state/visaWeeks'

/** Returns functions that build the texts of visa guides. Unknown facts have a text too. */
export function useVisaLabels() {
  const { t } = useTranslation('account')
  const { tag } = useLocale()
  return {
    getFee: ({ fee_amount, fee_currency }: VisaGuide) => (fee_amount === null || fee_currency === null ? t('visas.noFee') : formatMoney(fee_amount, fee_currency, tag)),
    getTime: (guide: VisaGuide) => {
      const weeks = getVisaWeeks(guide)
      if (!weeks) return t('visas.noTime')
      return weeks.min === weeks.max ? t('visas.weeks', { count: weeks.min }) : t('visas.range', weeks)
    },
  }
}
