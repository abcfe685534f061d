import '@/shared/texts/bundles/addUniversityTexts'
import { useTranslation } from 'react-i18next'
import { useCourseLabels } from '@/shared/course/useCourseLabels'
import { Section } from '@/shared/detail/Section'
import type { Money } from '@/shared/money/money'
import { formatAmount } from '@/shared/pictures/amounts'
import { CourseDots } from '@/shared/pictures/CourseDots'
import { useLocale } from '@/shared/texts/useLocale'
import type { ComparedCourse } from './comparedRows'
import { selectComparableFees } from './comparableFees'

interface FeeAgainstDurationProps {
  readonly courses: readonly ComparedCourse[]
  readonly money: Money
}

/**
 * The fees and durations of the compared courses as a chart, if both values are known for at least
 * two courses.
 */
export function FeeAgainstDuration({ courses, money }: FeeAgainstDurationProps) {
  const { t } = useTranslation('university')
  const { t: translate } = useTranslation()
  const { tag } = useLocale()
  const labels = useCourseLabels()
  const comparable = selectComparableFees(courses, money)
  if (comparable.length < 2) return null
  return (
    <Section title={t('places.feeAgainst')}>
      <CourseDots
        courses={comparable.map(({ course, weeks, fee }) => ({
          id: course.id,
          name: course.name,
          duration: labels.getDuration(course) ?? '',
          weeks,
          fee,
          feeText: fee.amount === 0 ? translate('card.feeNone') : formatAmount(fee, tag),
        }))}
      />
    </Section>
  )
}
