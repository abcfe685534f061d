import { useTranslation } from 'react-i18next'
import type { components } from '@/shared/api/schema'
import { formatDate, isolated } from '@/shared/format/numbers'
import { webAddress } from '@/shared/format/webAddress'
import { useLocale } from '@/shared/texts/useLocale'
import { OuterLink } from './OuterLink'
import classes from './SourceNote.module.css'

/** Where what the page says is from, of when, and under which licence. */
export function SourceNote({ source }: { readonly source: components['schemas']['DetailSource'] }) {
  const { t } = useTranslation()
  const { tag } = useLocale()
  const published = webAddress(source.url)
  const { name, date, licence } = source
  return (
    <footer className={classes.source}>
      <p>{t('course.source', { name: isolated(name), date: formatDate(date, tag), licence: isolated(licence) })}</p>
      {published && <OuterLink href={published.href}>{t('course.sourceLink')}</OuterLink>}
    </footer>
  )
}
