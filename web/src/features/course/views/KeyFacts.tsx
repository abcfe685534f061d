import { useTranslation } from 'react-i18next'
import type { CourseActions } from '@/shared/course/courseActions'
import { CardFee } from '@/shared/course/CardFee'
import { convertFee, computeTotalFee, hasPassed } from '@/shared/course/courseFacts'
import { SecondaryActions } from '@/shared/course/SecondaryActions'
import { useCourseLabels } from '@/shared/course/useCourseLabels'
import { formatDate, formatMoney } from '@/shared/format/numbers'
import type { Money } from '@/shared/money/money'
import { useLocale } from '@/shared/texts/useLocale'
import controls from '@/shared/ui/controls.module.css'
import { FactList } from '@/shared/detail/FactList'
import type { CourseDetail } from './courseDetail'
import classes from './KeyFacts.module.css'

interface KeyFactsProps {
  readonly course: CourseDetail
  readonly month: number
  readonly money: Money
  readonly actions: CourseActions
}

/** Forms about a course, besides the main actions. */
const HELP_FORMS = ['eligibility', 'counselling', 'apply_now'] as const

/**
 * The panel with the fee, key facts and actions. On a wide screen, it stays visible while the page scrolls.
 */
export function KeyFacts({ course, month, money, actions }: KeyFactsProps) {
  const { t } = useTranslation()
  const { tag } = useLocale()
  const labels = useCourseLabels()
  const { name, application_deadline: deadline } = course
  const duration = labels.getDuration(course)
  const feePerYear = convertFee(course, money)
  const totalFee = feePerYear && computeTotalFee(feePerYear.amount, course.duration_weeks)
  return (
    <section className={classes.panel} aria-label={t('course.keyFacts')}>
      <CardFee course={course} money={money} />
      {feePerYear && totalFee !== undefined && duration !== null && (
        <p className={classes.whole}>{t('course.whole', { amount: formatMoney(totalFee, feePerYear.code, tag), duration })}</p>
      )}
      {feePerYear?.isConverted && money.rateDate !== undefined && (
        <p className={classes.whole}>{t('currency.rates', { code: money.currency, date: formatDate(money.rateDate, tag) })}</p>
      )}
      <FactList
        facts={[
          { label: t('facts.level'), value: labels.getLevel(course) },
          { label: t('facts.duration'), value: duration },
          { label: t('facts.intakes'), value: labels.getIntakes(course, month) },
          { label: t('facts.language'), value: labels.getLanguage(course) },
          { label: t('facts.mode'), value: labels.getStudyMode(course) },
          ...(labels.getEnglishTests(course) === null ? [] : [{ label: t('boxes.englishTest'), value: labels.getEnglishTests(course) }]),
          ...(!deadline || hasPassed(deadline) ? [] : [{ label: t('boxes.deadline'), value: labels.getDeadline(course) }]),
          { label: t('facts.ranking'), value: labels.getRanking(course) },
        ]}
      />
      <div className={classes.actions}>
        <button type="button" className={controls.strong} onClick={() => actions.onForm('apply', course)} aria-label={t('action.applyFor', { name })}>
          {t('action.apply')}
        </button>
        <button type="button" className={controls.second} onClick={() => actions.onForm('request_info', course)}>
          {t('action.enquire')}
        </button>
      </div>
      <ul className={classes.help} aria-label={t('course.help')}>
        {HELP_FORMS.map((form) => (
          <li key={form}>
            <button type="button" className={classes.helpButton} onClick={() => actions.onForm(form, course)}>
              {t(`course.${form}`)}
            </button>
          </li>
        ))}
      </ul>
      <SecondaryActions course={course} actions={actions} />
    </section>
  )
}
