import '@/shared/texts/menu/addMenuTexts'
import { useTranslation } from 'react-i18next'
import { OFFICE_URL, PHONE } from '@/shared/settings'
import classes from './Contacts.module.css'
import { SocialLinks } from './SocialLinks'

/**
 * The telephone number, the office and the social networks of the site, as far as the settings
 * contain them.
 */
export default function Contacts() {
  const { t } = useTranslation('menu')
  return (
    <ul className={classes.contacts} aria-label={t('contacts')}>
      {PHONE !== undefined && (
        <li>
          <a href={`tel:${PHONE.replaceAll(/[^+\d]/g, '')}`}>
            <bdi dir="ltr">{PHONE}</bdi>
          </a>
        </li>
      )}
      {OFFICE_URL !== undefined && (
        <li>
          <a href={OFFICE_URL} rel="noopener">
            {t('office')}
          </a>
        </li>
      )}
      <SocialLinks />
    </ul>
  )
}
