import '@/shared/texts/bundles/addCourseTexts'
import { Button } from '@mantine/core'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { CourseActions } from '@/shared/course/courseActions'
import { CardSkeleton } from '@/shared/course/CardSkeleton'
import type { CoursePage } from '@/shared/course/course'
import { CourseCard } from '@/shared/course/CourseCard'
import type { Money } from '@/shared/money/money'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import controls from '@/shared/ui/controls.module.css'
import classes from './RelevantCourses.module.css'

interface RelevantCoursesProps {
  /** Undefined until the first page has loaded. */
  readonly coursePage: CoursePage | undefined
  /** The first page is 1. */
  readonly page: number
  /** Whether the previous page is shown, because the next page is loading. */
  readonly isStale: boolean
  readonly hasFailed: boolean
  readonly month: number
  readonly money: Money
  readonly actions: CourseActions
  readonly onPage: (page: number) => void
  readonly onRetry: () => void
}

/** A page of course cards with buttons for the previous and next page. */
export function RelevantCourses({ coursePage, page, isStale, hasFailed, month, money, actions, onPage, onRetry }: RelevantCoursesProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  if (hasFailed)
    return (
      <div className={classes.failed} role="alert">
        <p>{t('filters.failed')}</p>
        <Button onClick={onRetry}>{t('filters.retry')}</Button>
      </div>
    )
  if (!coursePage)
    return (
      <>
        <VisuallyHidden role="status">{t('filters.loading')}</VisuallyHidden>
        <CardSkeleton />
        <CardSkeleton />
      </>
    )
  if (coursePage.count === 0) return <p>{t('compare.none')}</p>
  // The pressed button is disabled while the next page loads, so the list gets the focus.
  const openPage = (next: number) => {
    list.current?.focus()
    list.current?.scrollIntoView()
    onPage(next)
  }
  const last = coursePage.last_page
  return (
    <div className={classes.body} aria-busy={isStale}>
      <ul ref={list} className={classes.cards} tabIndex={-1} data-stale={isStale || undefined} aria-label={t('pages.current', { page, last })}>
        {coursePage.results.map((course) => (
          <li key={course.id}>
            <CourseCard course={course} month={month} money={money} actions={actions} />
          </li>
        ))}
      </ul>
      {last > 1 && (
        <nav className={classes.pages} aria-label={t('pages.label')}>
          <button type="button" className={controls.second} disabled={page === 1 || isStale} onClick={() => openPage(page - 1)}>
            {t('pages.prev')}
          </button>
          <span aria-live="polite">{t('pages.current', { page, last })}</span>
          <button type="button" className={controls.second} disabled={page >= last || isStale} onClick={() => openPage(page + 1)}>
            {t('pages.next')}
          </button>
        </nav>
      )}
    </div>
  )
}
