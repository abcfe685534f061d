import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ExternalLink } from '@/shared/detail/ExternalLink'
import { FactList } from '@/shared/detail/FactList'
import { Section } from '@/shared/detail/Section'
import { parseExternalUrl } from '@/shared/format/externalUrl'
import { formatDate } from '@/shared/format/numbers'
import { LANGUAGE_TABLE } from '@/shared/texts/languageTable'
import { translateField, translateOptionalField, type ShownText } from '@/shared/texts/translateField'
import { useLocale } from '@/shared/texts/useLocale'
import type { ScholarshipDetail } from './types'
import { readToday, useScholarshipLabels } from './useScholarshipLabels'
import classes from './ScholarshipView.module.css'

interface ScholarshipViewProps {
  readonly scholarship: ScholarshipDetail
  readonly buildInstituteHref: (slug: string) => string
  readonly moreHref: string
  /** The button that sets a reminder. It is only shown until the day of the deadline, inclusive. */
  readonly reminder: ReactNode
}

/**
 * The page of one scholarship. The HTML of the texts needs no sanitising here, because the server
 * has done it.
 */
export function ScholarshipView({ scholarship, buildInstituteHref, moreHref, reminder }: ScholarshipViewProps) {
  const { t } = useTranslation('scholarship')
  const { tag, language } = useLocale()
  const labels = useScholarshipLabels()
  const { provider_name, institutes, campus, url, source, is_sample } = scholarship
  const name = translateField(scholarship, 'name', language)
  const eligibility = translateOptionalField(scholarship, 'eligibility', language)
  const providerPage = parseExternalUrl(url)
  const sourcePage = parseExternalUrl(source.url)
  return (
    <>
      {is_sample && (
        <p className={classes.notice} role="note">
          {t('sample')}
        </p>
      )}
      <header className={classes.head}>
        <p className={classes.type}>{labels.getType(scholarship)}</p>
        <h1 className={classes.name}>
          <bdi lang={name.language}>{name.text}</bdi>
        </h1>
        <p className={classes.provider}>
          <bdi>{provider_name}</bdi>
        </p>
      </header>
      <div className={classes.columns}>
        <div className={classes.text}>
          <Section title={t('about')}>
            <Html content={translateField(scholarship, 'description', language)} />
            {providerPage && <ExternalLink href={providerPage.href}>{t('atTheSource')}</ExternalLink>}
          </Section>
          <Section title={t('who')}>{eligibility === null ? <p>{t('whoUnknown')}</p> : <Html content={eligibility} />}</Section>
        </div>
        <div className={classes.facts}>
          <Section title={t('facts')}>
            <FactList
              facts={[
                { label: t('amount'), value: labels.getAmount(scholarship) },
                { label: t('deadline'), value: labels.getDeadline(scholarship, readToday()) },
                { label: t('level'), value: labels.getLevels(scholarship) },
                { label: t('subject'), value: labels.getSubjects(scholarship) },
                { label: t('where'), value: labels.getCountries(scholarship) },
                { label: t('starts'), value: labels.getStart(scholarship) },
                ...(campus === null ? [] : [{ label: t('campus'), value: campus.name }]),
              ]}
            />
            {scholarship.deadline !== null && scholarship.deadline >= readToday() && reminder}
            {institutes.length > 0 && (
              <ul className={classes.institutes}>
                {institutes.map((each) => (
                  <li key={each.id}>
                    <a href={buildInstituteHref(each.slug)}>
                      <bdi>{each.name}</bdi>
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </Section>
        </div>
      </div>
      <p>
        <a className={classes.more} href={moreHref}>
          {t('more')}
        </a>
      </p>
      <footer className={classes.source}>
        <p>{t('source', { name: source.name, date: formatDate(source.date, tag), licence: source.licence })}</p>
        {sourcePage && <ExternalLink href={sourcePage.href}>{source.name}</ExternalLink>}
      </footer>
    </>
  )
}

const Html = ({ content: { text, language } }: { readonly content: ShownText }) => (
  <div className={classes.prose} lang={language} dir={LANGUAGE_TABLE[language].direction} dangerouslySetInnerHTML={{ __html: text }} />
)
