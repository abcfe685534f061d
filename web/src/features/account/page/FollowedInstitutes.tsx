import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { changeFollow } from '@/shared/account/following/follow'
import { followedInstitutesQuery } from '@/shared/account/following/followedInstitutes'
import { buildInstituteUrl } from '@/shared/routing/courseUrls'
import controls from '@/shared/ui/controls.module.css'
import { focusResults } from '@/shared/ui/focusResults'
import { LoadFailure } from './LoadFailure'
import classes from './AccountPage.module.css'

/**
 * The institutes that the person follows, the most recently followed first. Shows nothing while they
 * load, or if there are none.
 */
export function FollowedInstitutes() {
  const { t } = useTranslation('account')
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery({ ...followedInstitutesQuery(), refetchOnWindowFocus: 'always' })
  const remove = (removed: { readonly id: number; readonly name: string }) => {
    focusResults()
    void changeFollow(queries, removed, false)
  }
  if (error && !data) return <LoadFailure title={t('followed.failed')} error={error} onRetry={refetch} />
  if (!data || data.results.length === 0) return null
  return (
    <section className={classes.section} aria-labelledby="followed">
      <h2 id="followed">{t('followed.title')}</h2>
      <ul>
        {data.results.map(({ id, slug, name }) => (
          <li key={id} className={classes.session}>
            <a href={buildInstituteUrl(slug, '')}>
              <bdi>{name}</bdi>
            </a>
            <button type="button" className={controls.second} aria-label={t('followed.stopOf', { name })} onClick={() => remove({ id, name })}>
              {t('followed.stop')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
