import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Section } from '@/shared/detail/Section'
import { PATHS } from '@/shared/routing/paths'
import { translateField } from '@/shared/texts/translateField'
import { useLocale } from '@/shared/texts/useLocale'
import controls from '@/shared/ui/controls.module.css'
import { scholarshipsQuery } from '../queries/scholarships'
import classes from './page.module.css'

const SHOWN = 5

interface ScholarshipSectionProps {
  readonly filters: Parameters<typeof scholarshipsQuery>[0]
  /** The URL of the list with all matching scholarships. */
  readonly href: string
  /**
   * The reserved height, so that nothing moves when the list has loaded. Only set for kinds of
   * pages that usually have scholarships.
   */
  readonly height?: string
}

/**
 * The first scholarships of a country or an institute. Without scholarships and after a failure, the
 * page has no such section.
 */
export function ScholarshipSection({ filters, href, height }: ScholarshipSectionProps) {
  const { t } = useTranslation('university')
  const { language } = useLocale()
  const { data, isPending } = useQuery(scholarshipsQuery(filters))
  if (isPending && height !== undefined)
    return (
      <Section title={t('scholarships')}>
        <Skeleton height={height} aria-hidden />
      </Section>
    )
  if (data === undefined || data.count === 0) return null
  return (
    <Section title={t('scholarships')}>
      <ul>
        {data.results.slice(0, SHOWN).map((scholarship) => {
          const name = translateField(scholarship, 'name', language)
          return (
            <li key={scholarship.id} className={classes.scholarship}>
              <a href={`${PATHS.scholarship_detail}/${scholarship.slug}`}>
                <bdi lang={name.language}>{name.text}</bdi>
              </a>
              <bdi>{scholarship.provider_name}</bdi>
            </li>
          )
        })}
      </ul>
      <div>
        <a className={controls.second} href={href}>
          {t('scholarshipsAll', { count: data.count })}
        </a>
      </div>
    </Section>
  )
}
