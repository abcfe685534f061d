import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation, useParams } from 'react-router'
import { toApiProblem } from '@/shared/api/problem'
import { parseCurrency } from '@/shared/money/currencyUrl'
import { buildInstituteUrl, buildUrl } from '@/shared/routing/courseUrls'
import { PATHS } from '@/shared/routing/paths'
import { translateField } from '@/shared/texts/translateField'
import { useLocale } from '@/shared/texts/useLocale'
import { scholarshipQuery } from '../queries/scholarships'
import { URL_KEYS } from '../state/scholarshipUrl'
import { ScholarshipView } from '../views/ScholarshipView'
import { ReminderButton } from './ReminderButton'
import { Loaded, ScholarshipFrame, useErrorTitle } from './ScholarshipFrame'

/** The page of one scholarship. */
export function ScholarshipPage() {
  const { t } = useTranslation('scholarship')
  const { language } = useLocale()
  const { slug = '' } = useParams()
  const currency = parseCurrency(new URLSearchParams(useLocation().search))
  const query = useQuery(scholarshipQuery(slug))
  const getErrorTitle = useErrorTitle()
  const name = query.data && translateField(query.data, 'name', language).text
  const title = name ?? (query.error === null ? t('loading') : getErrorTitle(toApiProblem(query.error)))
  return (
    <ScholarshipFrame title={title} parents={[{ name: t('title'), href: PATHS.scholarships }]}>
      <Loaded query={query} level={1}>
        {(scholarship) => (
          <ScholarshipView
            scholarship={scholarship}
            buildInstituteHref={(institute) => buildInstituteUrl(institute, currency)}
            reminder={<ReminderButton scholarship={scholarship} />}
            moreHref={buildUrl(PATHS.scholarships, { [URL_KEYS.countries]: scholarship.countries[0]?.slug ?? '' })}
          />
        )}
      </Loaded>
    </ScholarshipFrame>
  )
}
