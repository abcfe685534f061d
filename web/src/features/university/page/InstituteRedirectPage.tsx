import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useParams } from 'react-router'
import { buildInstituteUrl } from '@/shared/routing/courseUrls'
import { instituteQuery } from '../queries/institute'
import { PageFrame } from './PageFrame'

/** A second address of an institute, by its id or slug. It redirects to the page of the institute. */
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
