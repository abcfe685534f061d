import '@/shared/texts/bundles/addCourseTexts'
import { useTranslation } from 'react-i18next'
import type { components } from '@/shared/api/schema'
import { formatDate } from '@/shared/format/numbers'
import { parseExternalUrl } from '@/shared/format/externalUrl'
import { useLocale } from '@/shared/texts/useLocale'
import { ExternalLink } from './ExternalLink'
import classes from './SourceNote.module.css'

/** The source of the data on the page, with its date and licence. */
export function SourceNote({ source }: { readonly source: components['schemas']['DetailSource'] }) {
  const { t } = useTranslation()
  const { tag } = useLocale()
  const published = parseExternalUrl(source.url)
  const { name, date, licence } = source
  return (
    <footer className={classes.source}>
      <p>{t('course.source', { name, date: formatDate(date, tag), licence })}</p>
      {published && <ExternalLink href={published.href}>{t('course.sourceLink')}</ExternalLink>}
    </footer>
  )
}
