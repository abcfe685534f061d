import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { PATHS } from '@/shared/routing/paths'
import controls from '@/shared/ui/controls.module.css'
import { PageHead } from '../views/PageHead'
import { ContentFrame } from './ContentFrame'
import classes from './PaymentPage.module.css'

/** The parameter in which the payment service returns the reference of a payment. */
const REFERENCE_KEY = 'pp_TxnRefNo'
const REFERENCE = /^[A-Za-z0-9-]{1,40}$/

/**
 * The page that a payment service opens after a payment. Anyone can make up a URL of this page. The
 * page therefore never says that a payment has succeeded or failed.
 */
export function PaymentPage() {
  const { t } = useTranslation('content')
  const reference = new URLSearchParams(useLocation().search).get(REFERENCE_KEY) ?? ''
  return (
    <ContentFrame title={t('payment.title')}>
      <PageHead title={t('payment.title')} lead={t('payment.unknown')} />
      <p>{t('payment.check')}</p>
      {REFERENCE.test(reference) && <p>{t('payment.reference', { reference })}</p>}
      <p className={classes.actions}>
        <a className={controls.strong} href={PATHS.track_application}>
          {t('payment.track')}
        </a>
        <a className={controls.second} href={PATHS.contact_us}>
          {t('payment.contact')}
        </a>
      </p>
    </ContentFrame>
  )
}
