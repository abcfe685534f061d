import { useTranslation } from 'react-i18next'
import { AccountPage } from './AccountPage'
import { Documents } from './Documents'
import { DocumentUpload } from './DocumentUpload'
import { Guard } from './Guard'
import classes from './AccountPage.module.css'

/** All documents of the person, and the form that adds one without an application. */
export function DocumentsPage() {
  const { t } = useTranslation('account')
  return (
    <Guard>
      <AccountPage title={t('documents.title')}>
        <p>{t('documents.lead')}</p>
        <DocumentUpload />
        <section className={classes.section} aria-labelledby="documents">
          <h2 id="documents">{t('documents.own')}</h2>
          <Documents />
        </section>
      </AccountPage>
    </Guard>
  )
}
