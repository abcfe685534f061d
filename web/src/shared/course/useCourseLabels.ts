import { useTranslation } from 'react-i18next'
import { formatMonth } from '@/shared/format/numbers'
import { useLocale } from '@/shared/texts/useLocale'
import type { Course } from './course'
import { sortIntakesFromMonth, splitDuration } from './courseFacts'

/** Facts of a course as texts in the page's language; null when unknown. */
export interface CourseLabels {
  readonly length: (course: Pick<Course, 'duration_weeks' | 'course_duration'>) => string | null
  /** Short month names, the next intake first. `today` is the current month, 0 for January. */
  readonly intakes: (course: Pick<Course, 'admission_schedule'>, today: number) => string | null
  readonly mode: (course: Pick<Course, 'study_mode'>) => string | null
  readonly instituteType: (institute: Pick<Course['institute'], 'institute_type'>) => string
  readonly sector: (institute: Pick<Course['institute'], 'sector'>) => string | null
  readonly ranking: (course: Pick<Course, 'tcf_ranking'>) => string | null
}

export function useCourseLabels(): CourseLabels {
  const { t } = useTranslation()
  const { tag } = useLocale()
  const modes: Readonly<Record<string, string>> = { 'Full Time': t('card.fullTime'), 'Part Time': t('card.partTime') }
  const types: Readonly<Record<string, string>> = {
    COLLEGE: t('instituteTypes.COLLEGE'),
    UNIVERSITY: t('instituteTypes.UNIVERSITY'),
  }
  const sectors: Readonly<Record<string, string>> = { Public: t('facts.public'), Private: t('facts.private') }
  return {
    length: ({ duration_weeks, course_duration }) => {
      const length = duration_weeks === null ? undefined : splitDuration(duration_weeks)
      return length ? t(`card.${length.unit}`, { count: length.count }) : course_duration
    },
    intakes: ({ admission_schedule }, today) => {
      const months = sortIntakesFromMonth(admission_schedule.map(({ intake_month }) => intake_month), today)
      return months.length === 0 ? null : months.map((each) => formatMonth(each, tag, 'short')).join(', ')
    },
    mode: ({ study_mode }) => (study_mode === null ? null : (modes[study_mode] ?? study_mode)),
    instituteType: ({ institute_type }) => types[institute_type] ?? institute_type,
    sector: ({ sector }) => (sector === null ? null : (sectors[sector] ?? sector)),
    ranking: ({ tcf_ranking }) => (tcf_ranking === null ? null : t('card.rankingValue', { rank: tcf_ranking })),
  }
}
