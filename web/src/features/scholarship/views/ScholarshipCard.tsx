import { useTranslation } from 'react-i18next'
import { translateField } from '@/shared/texts/translateField'
import { useLocale } from '@/shared/texts/useLocale'
import { DirectedText } from '@/shared/ui/DirectedText'
import type { Scholarship } from './types'
import { readToday, useScholarshipLabels } from './useScholarshipLabels'
import classes from './ScholarshipCard.module.css'

/** A scholarship in a list. The name links to its page. */
export function ScholarshipCard({ scholarship, href }: { readonly scholarship: Scholarship; readonly href: string }) {
  const { t } = useTranslation('scholarship')
  const labels = useScholarshipLabels()
  const name = translateField(scholarship, 'name', useLocale().language)
  const facts = [
    [t('amount'), labels.getAmount(scholarship)],
    [t('deadline'), labels.getDeadline(scholarship, readToday())],
    [t('where'), labels.getCountries(scholarship)],
    [t('level'), labels.getLevels(scholarship)],
    [t('subject'), labels.getSubjects(scholarship)],
  ] as const
  return (
    <article className={classes.card}>
      <p className={classes.type}>{labels.getType(scholarship)}</p>
      <h2 className={classes.name}>
        <a href={href}>
          <bdi lang={name.language}>{name.text}</bdi>
        </a>
      </h2>
      <p className={classes.provider}>
        <bdi>{scholarship.provider_name}</bdi>
      </p>
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label} className={classes.fact}>
            <dt>{label}</dt>
            <dd>
              <DirectedText text={value} />
            </dd>
          </div>
        ))}
      </dl>
    </article>
  )
}
