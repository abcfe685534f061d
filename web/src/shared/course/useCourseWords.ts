import { useTranslation } from 'react-i18next'
import { formatMonth } from '@/shared/format/numbers'
import { useLocale } from '@/shared/texts/useLocale'
import type { Course } from './course'
import { intakesFrom, lengthOf } from './courseFacts'

/** The facts of a course in the words of the page's language; null is unknown. */
export interface CourseWords {
  readonly length: (course: Pick<Course, 'duration_weeks' | 'course_duration'>) => string | null
  /** Short names of the months, the next one first. */
  readonly intakes: (course: Pick<Course, 'admission_schedule'>) => string | null
  readonly mode: (course: Pick<Course, 'study_mode'>) => string | null
  readonly ranking: (course: Pick<Course, 'tcf_ranking'>) => string | null
}

/** `month` is the month now, 0 for January. */
export function useCourseWords(month: number): CourseWords {
  const { t } = useTranslation()
  const { tag } = useLocale()
  const modes: Readonly<Record<string, string>> = { 'Full Time': t('card.fullTime'), 'Part Time': t('card.partTime') }
  return {
    length: ({ duration_weeks, course_duration }) => {
      const length = duration_weeks === null ? undefined : lengthOf(duration_weeks)
      return length ? t(`card.${length.unit}`, { count: length.count }) : course_duration
    },
    intakes: ({ admission_schedule }) => {
      const months = intakesFrom(admission_schedule.map(({ intake_month }) => intake_month), month)
      return months.length === 0 ? null : months.map((each) => formatMonth(each, tag, 'short')).join(', ')
    },
    mode: ({ study_mode }) => (study_mode === null ? null : (modes[study_mode] ?? study_mode)),
    ranking: ({ tcf_ranking }) => (tcf_ranking === null ? null : t('card.rankingValue', { rank: tcf_ranking })),
  }
}
