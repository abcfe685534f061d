import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useParams } from 'react-router'
import { buildInstituteUrl } from '@/shared/routing/courseUrls'
import { instituteQuery } from '../queries/institute'
import { PageFrame } from './PageFrame'

/**
 * An alternative address of an institute, with its id or slug. The page redirects to the
 * institute's own page.
 */
export function InstituteRedirectPage() {
  const { t } = useTranslation('university')
  const { uniId = '' } = useParams()
  const { search } = useLocation()
  const query = useQuery(instituteQuery(uniId))
  return (
    <PageFrame label={t('institute')} kind="institute" query={query} getTitle={(institute) => institute.institute_name} getName={(institute) => institute.institute_name}>
      {({ slug }) => <Navigate to={buildInstituteUrl(slug, '') + search} replace />}
    </PageFrame>
  )
}
