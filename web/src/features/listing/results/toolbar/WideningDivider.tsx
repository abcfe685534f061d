import '@/shared/texts/listing/addUnderstoodTexts'
import { useTranslation } from 'react-i18next'
import { useLocale } from '@/shared/texts/useLocale'
import { describeLacks, type Widening } from './WideningNotice'

/** Stands between the courses that meet the whole text and those that may lack a part of it. */
export default function WideningDivider({ widening }: { readonly widening: Widening }) {
  const { t } = useTranslation()
  const { tag } = useLocale()
  const lacks = describeLacks(widening, t, tag)
  return lacks === undefined ? null : <>{t('widening.divider', { lacks })}</>
}
