import '@/shared/texts/bundles/addCourseTexts'
import { Skeleton } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import { IconPrinter, IconShare2 } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { SampleNotice } from '@/shared/course/SampleNotice'
import { useCourseActions } from '@/shared/course/useCourseActions'
import { formatDate } from '@/shared/format/numbers'
import { useMoney } from '@/shared/money/useMoney'
import { openShare } from '@/shared/overlays/overlayStore'
import { PATHS } from '@/shared/routing/paths'
import { addCurrencyParam } from '@/shared/share/sharedPage'
import { buildCourseShareTitle } from '@/shared/share/shareTitle'
import { Breadcrumbs } from '@/shared/shell/Breadcrumbs'
import { Shell } from '@/shared/shell/Shell'
import { useLocale } from '@/shared/texts/useLocale'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import controls from '@/shared/ui/controls.module.css'
import { focusResults, RESULTS_ID } from '@/shared/ui/focusResults'
import { Message } from '@/shared/ui/Message'
import { COMPARED_COURSE_KEYS } from '../state/compareUrl'
import { CompareTable } from '../views/CompareTable'
import { FailedColumns } from '../views/FailedColumns'
import { FeeAgainstDuration } from '../views/FeeAgainstDuration'
import { useComparison } from './useComparison'
import classes from './ComparePage.module.css'

const SHAREABLE_COURSES_MIN = 2

/** Shows up to three courses of the URL side by side. */
export function ComparePage() {
  const { t } = useTranslation()
  const { tag } = useLocale()
  const { slugs, courses, failed, isLoading, onRemove, getUrlReference } = useComparison()
  const { money } = useMoney()
  const actions = useCourseActions(money.currency)
  useDocumentTitle(`${courses.length === 0 ? t('compare.title') : courses.map(({ name }) => name).join(' · ')} · ${t('site.name')}`)
  const sampleCourse = courses.find(({ source }) => source.is_sample)
  const remove = (slug: string) => {
    focusResults()
    onRemove(slug)
  }
  const share = () => {
    const columns = Object.fromEntries(slugs.map((slug, index) => [COMPARED_COURSE_KEYS[index] ?? '', slug]))
    const title = t('share.comparison', { count: slugs.length, courses: courses.map(buildCourseShareTitle).join('; ') })
    openShare({ key: 'compare_course', params: addCurrencyParam(columns, money.currency), title: sampleCourse ? t('share.sample', { title }) : title })
  }
  return (
    <Shell trail={<Breadcrumbs isOfCourses crumbs={[{ name: t('compare.title') }]} />}>
      <main id={RESULTS_ID} className={classes.page} tabIndex={-1} aria-busy={isLoading}>
        <div className={classes.top}>
          <h1 className={classes.title}>{t('compare.title')}</h1>
          <div className={classes.actions}>
            {slugs.length >= SHAREABLE_COURSES_MIN && (
              <button type="button" className={controls.second} onClick={share}>
                <IconShare2 size={18} stroke={1.6} aria-hidden />
                {t('compare.share')}
              </button>
            )}
            {slugs.length > failed.length && (
              <button type="button" className={controls.second} onClick={() => globalThis.print()}>
                <IconPrinter size={18} stroke={1.6} aria-hidden />
                {t('compare.print')}
              </button>
            )}
          </div>
        </div>
        {slugs.length === 0 && (
          <Message title={t('compare.tooFew')}>
            <p>{t('compare.tooFewHelp')}</p>
            <a className={controls.strong} href={PATHS.course}>
              {t('site.toCourses')}
            </a>
          </Message>
        )}
        {slugs.length === 1 && (
          <Message title={t('compare.oneMore')}>
            <p>{t('compare.oneMoreHelp')}</p>
            <a className={controls.strong} href={PATHS.course}>
              {t('site.toCourses')}
            </a>
          </Message>
        )}
        <SampleNotice isSample={isLoading ? undefined : sampleCourse !== undefined} />
        <FailedColumns failed={failed} onRemove={remove} />
        {isLoading && (
          <>
            <VisuallyHidden role="status">{t('compare.loading')}</VisuallyHidden>
            <Skeleton height="100vh" data-pending aria-hidden />
          </>
        )}
        {!isLoading && courses.length > 0 && (
          <CompareTable
            courses={courses}
            month={new Date().getMonth()}
            money={money}
            actions={actions}
            onRemove={(course) => remove(getUrlReference(course))}
          />
        )}
        {!isLoading && <FeeAgainstDuration courses={courses} money={money} />}
        {!isLoading && money.rateDate !== undefined && (
          <p className={classes.footnote}>{t('currency.rates', { code: money.currency, date: formatDate(money.rateDate, tag) })}</p>
        )}
      </main>
    </Shell>
  )
}
