import '@/shared/texts/account/addAccountTexts'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useCurrentPerson } from '@/shared/account/useCurrentPerson'
import { EnquiryForm } from '@/shared/forms/EnquiryForm'
import { PATHS } from '@/shared/routing/paths'
import { PageHead } from '../views/PageHead'
import { ContentFrame } from './ContentFrame'
import classes from './ContactPage.module.css'

/**
 * The form Need Assistance as a page. For a signed-in person, the form appears after the values
 * that prefill it have loaded or failed to load. If the account changes, for example in another
 * tab, the form starts again.
 */
export function ContactPage() {
  const { t } = useTranslation('content')
  const navigate = useNavigate()
  const { userId, isLoading, person } = useCurrentPerson()
  return (
    <ContentFrame title={t('contact.title')}>
      <PageHead title={t('contact.title')} lead={t('contact.lead')} />
      <div className={classes.form}>
        {isLoading ? (
          <p role="status">{t('loading')}</p>
        ) : (
          <EnquiryForm key={userId} dialog={{ form: 'need_assistance', course: undefined }} person={person} onClose={() => void navigate(PATHS.landing)} />
        )}
      </div>
    </ContentFrame>
  )
}
