import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Section } from '@/shared/detail/Section'
import { PATHS } from '@/shared/routing/paths'
import controls from '@/shared/ui/controls.module.css'
import { scholarshipsQuery } from '../queries/scholarships'
import classes from './page.module.css'

const SHOWN = 5

interface ScholarshipSectionProps {
  readonly filters: Parameters<typeof scholarshipsQuery>[0]
  /** The address of the list with all of them. */
  readonly href: string
}

/** The first scholarships of a country or an institute. Without scholarships, the page has no such section. */
export function ScholarshipSection({ filters, href }: ScholarshipSectionProps) {
  const { t } = useTranslation('university')
  const { data } = useQuery(scholarshipsQuery(filters))
  if (data === undefined || data.count === 0) return null
  return (
    <Section title={t('scholarships')}>
      <ul>
        {data.results.slice(0, SHOWN).map(({ id, slug, name, provider_name }) => (
          <li key={id} className={classes.scholarship}>
            <a href={`${PATHS.scholarship_detail}/${slug}`}>
              <bdi>{name}</bdi>
            </a>
            <bdi>{provider_name}</bdi>
          </li>
        ))}
      </ul>
      <div>
        <a className={controls.second} href={href}>
          {t('scholarshipsAll', { count: data.count })}
        </a>
      </div>
    </Section>
  )
}
