import { useTranslation } from 'react-i18next'
import { hasPassed } from '@/shared/course/courseFacts'
import { useApplicationFee } from '@/shared/course/useApplicationFee'
import { useCourseLabels } from '@/shared/course/useCourseLabels'
import { ExternalLink } from '@/shared/detail/ExternalLink'
import { FactList } from '@/shared/detail/FactList'
import { parseExternalUrl } from '@/shared/format/externalUrl'
import { formatDate } from '@/shared/format/numbers'
import type { Money } from '@/shared/money/money'
import { useLocale } from '@/shared/texts/useLocale'
import type { CourseDetail } from './courseDetail'
import classes from './Requirements.module.css'

interface RequirementsProps {
  readonly course: CourseDetail
  readonly money: Money
}

/** What applicants need, until when they can apply, and what an application costs. */
export function Requirements({ course, money }: RequirementsProps) {
  const { t } = useTranslation()
  const { tag } = useLocale()
  const labels = useCourseLabels()
  const getApplicationFee = useApplicationFee(money)
  const { application_deadline: deadline, english_tests = [], other_requirements: others = [], requirement_sources: sources = [] } = course
  const tests = labels.getEnglishTests(course)
  const day = labels.getDeadline(course)
  return (
    <>
      <FactList
        facts={[
          {
            label: t('boxes.englishTest'),
            value: tests === null ? null : english_tests.length > 1 ? `${tests} (${t('course.oneTest')})` : tests,
          },
          {
            label: t('course.otherRequirements'),
            value:
              others.length === 0 ? null : (
                <ul className={classes.list}>
                  {others.map((each) => (
                    <li key={each}>
                      <bdi lang="en">{each}</bdi>
                    </li>
                  ))}
                </ul>
              ),
          },
          { label: t('boxes.deadline'), value: day !== null && deadline && hasPassed(deadline) ? t('course.deadlinePassed', { date: day }) : day },
          { label: t('course.applicationFee'), value: getApplicationFee(course) },
        ]}
      />
      {sources.map(({ scope, name, date, official_url }) => {
        const official = parseExternalUrl(official_url)
        return (
          <p key={scope} className={classes.source}>
            {t(`course.requirementsOf.${scope}`, { name, date: formatDate(date, tag) })}
            {official && <ExternalLink href={official.href}>{t('course.requirementsPage')}</ExternalLink>}
          </p>
        )
      })}
    </>
  )
}
