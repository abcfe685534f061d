import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import Enquiry from '@/shared/forms/Enquiry'
import { PATHS } from '@/shared/routing/paths'
import { PageHead } from '../views/PageHead'
import { ContentFrame } from './ContentFrame'
import classes from './ContactPage.module.css'

/** The form Need Assistance as a page. */
export function ContactPage() {
  const { t } = useTranslation('content')
  const navigate = useNavigate()
  return (
    <ContentFrame title={t('contact.title')}>
      <PageHead title={t('contact.title')} lead={t('contact.lead')} />
      <div className={classes.form}>
        <Enquiry dialog={{ form: 'need_assistance', course: undefined }} onClose={() => void navigate(PATHS.landing)} />
      </div>
    </ContentFrame>
  )
}
