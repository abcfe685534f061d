import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { accountStore } from '@/shared/account/accountStore'
import { CardSkeleton } from '@/shared/course/CardSkeleton'
import { CourseCard } from '@/shared/course/CourseCard'
import { useCourseActions } from '@/shared/course/useCourseActions'
import { useMoney } from '@/shared/money/useMoney'
import { PATHS } from '@/shared/routing/paths'
import { useStore } from '@/shared/state/store'
import controls from '@/shared/ui/controls.module.css'
import { Message } from '@/shared/ui/Message'
import { favouriteCoursesQuery } from '../queries/favouriteCourses'
import { AccountPage } from './AccountPage'
import { DeadlineReminders } from './DeadlineReminders'
import { FollowedInstitutes } from './FollowedInstitutes'
import { Guard } from './Guard'
import { LoadFailure } from './LoadFailure'
import classes from './AccountPage.module.css'

export function ShortlistPage() {
  const { t } = useTranslation('account')
  return (
    <Guard>
      <AccountPage title={t('shortlist.title')} isWide>
        <Shortlist />
        <FollowedInstitutes />
        <DeadlineReminders />
      </AccountPage>
    </Guard>
  )
}

/** The favourite courses, the most recently added first. */
function Shortlist() {
  const { t } = useTranslation('account')
  const favourites = useStore(accountStore)?.favourites ?? []
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery({ ...favouriteCoursesQuery(favourites, page), enabled: favourites.length > 0 })
  // Removing the last course of the last page leaves a page that does not exist.
  const lastPage = Math.max(1, data?.total_pages ?? page)
  if (page > lastPage) setPage(lastPage)
  const { money } = useMoney()
  const actions = useCourseActions(money.currency)
  if (favourites.length === 0) {
    return (
      <Message title={t('shortlist.none')}>
        <p>{t('shortlist.noneHelp')}</p>
        <a className={controls.strong} href={PATHS.course}>
          {t('shortlist.toCourses')}
        </a>
      </Message>
    )
  }
  if (error) return <LoadFailure title={t('shortlist.failed')} error={error} onRetry={refetch} />
  const courses = data?.results.filter(({ id }) => favourites.includes(id))
  const pages = data?.total_pages ?? 1
  return (
    <>
      <ul className={classes.cards}>
        {courses ? (
          courses.map((course) => (
            <li key={course.id}>
              <CourseCard course={course} month={new Date().getMonth()} money={money} actions={actions} />
            </li>
          ))
        ) : (
          <li>
            <CardSkeleton layout="list" />
          </li>
        )}
      </ul>
      {(data?.missing.length ?? 0) > 0 && <p>{t('shortlist.missing', { count: data?.missing.length ?? 0 })}</p>}
      {pages > 1 && (
        <p className={classes.pages}>
          <button type="button" className={controls.second} disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('shortlist.prev')}
          </button>
          <span>{t('shortlist.page', { page, pages })}</span>
          <button type="button" className={controls.second} disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {t('shortlist.next')}
          </button>
        </p>
      )}
    </>
  )
}
