import '@/shared/texts/listing/addUnderstoodTexts'
import { useTranslation } from 'react-i18next'
import { useLocale } from '@/shared/texts/useLocale'
import { describeLacks, type Widening } from './WideningNotice'

/**
 * The dividing text between courses that match the whole text, and courses that match only a part
 * of the text.
 */
export default function WideningDivider({ widening }: { readonly widening: Widening }) {
  const { t } = useTranslation()
  const { tag } = useLocale()
  const lacks = describeLacks(widening, t, tag)
  return lacks === undefined ? null : <>{t('widening.divider', { lacks })}</>
}
