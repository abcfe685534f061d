import '@/shared/texts/account/addAccountTexts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { accountStore } from '@/shared/account/accountStore'
import { sessionQuery } from '@/shared/account/session'
import { EnquiryForm } from '@/shared/forms/EnquiryForm'
import { PATHS } from '@/shared/routing/paths'
import { useStore } from '@/shared/state/store'
import { PageHead } from '../views/PageHead'
import { ContentFrame } from './ContentFrame'
import classes from './ContactPage.module.css'

/**
 * The form Need Assistance as a page. For a signed-in person, the form appears after the values
 * that prefill it have loaded or failed to load.
 */
export function ContactPage() {
  const { t } = useTranslation('content')
  const navigate = useNavigate()
  const account = useStore(accountStore)
  const session = useQuery({ ...sessionQuery(), enabled: account !== undefined })
  return (
    <ContentFrame title={t('contact.title')}>
      <PageHead title={t('contact.title')} lead={t('contact.lead')} />
      <div className={classes.form}>
        {account !== undefined && session.isPending ? (
          <p role="status">{t('loading')}</p>
        ) : (
          <EnquiryForm dialog={{ form: 'need_assistance', course: undefined }} person={session.data?.person ?? undefined} onClose={() => void navigate(PATHS.landing)} />
        )}
      </div>
    </ContentFrame>
  )
}
