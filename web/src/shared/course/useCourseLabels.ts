import { useTranslation } from 'react-i18next'
import { formatList } from '@/shared/format/lists'
import { formatCount, formatDate, formatMonth } from '@/shared/format/numbers'
import type { NamedValue } from '@/shared/names/names'
import { useNames } from '@/shared/names/useNames'
import { useLocale } from '@/shared/texts/useLocale'
import type { Course } from './course'
import { sortIntakesFromMonth, splitDuration } from './courseFacts'
import { getTestName } from './englishTests'

/** Functions that build the texts of facts in the language of the visitor. A text is null if the fact is unknown. */
export interface CourseLabels {
  readonly getCountry: (country: NamedValue) => string
  readonly getCity: (city: NamedValue) => string
  readonly getLanguage: (course: Pick<Course, 'course_language'>) => string | null
  readonly getDuration: (course: Pick<Course, 'duration_weeks' | 'course_duration'>) => string | null
  /** Lists the short names of the months. The next intake is first. `currentMonth` is 0 for January. */
  readonly getIntakes: (course: Pick<Course, 'admission_schedule'>, currentMonth: number) => string | null
  readonly getLevel: (course: Pick<Course, 'degree_level' | 'degreelevel_name'>) => string
  readonly getSpecialization: (course: Pick<Course, 'specialization'>) => string | null
  readonly getStudyMode: (course: Pick<Course, 'study_mode'>) => string | null
  readonly getInstituteType: (institute: Pick<Course['institute'], 'institute_type'>) => string
  readonly getSector: (institute: Pick<Course['institute'], 'sector'>) => string | null
  /** Lists the accepted tests with their minimum scores: `IELTS 6.5, TOEFL 79`. */
  readonly getEnglishTests: (course: Pick<Course, 'english_tests'>) => string | null
  readonly getDeadline: (course: Pick<Course, 'application_deadline'>) => string | null
  readonly getRanking: (course: Pick<Course, 'tcf_ranking'>) => string | null
}

export function useCourseLabels(): CourseLabels {
  const { t } = useTranslation()
  const { tag } = useLocale()
  const { getName } = useNames()
  const modes: Readonly<Record<string, string>> = { 'Full Time': t('card.fullTime'), 'Part Time': t('card.partTime') }
  const types: Readonly<Record<string, string>> = {
    COLLEGE: t('instituteTypes.COLLEGE'),
    UNIVERSITY: t('instituteTypes.UNIVERSITY'),
  }
  const sectors: Readonly<Record<string, string>> = { Public: t('facts.public'), Private: t('facts.private') }
  return {
    getCountry: (country) => getName('countries', country),
    getCity: (city) => getName('cities', city),
    getLanguage: ({ course_language: name }) => name && getName('languages', { slug: name, name }),
    getDuration: ({ duration_weeks, course_duration }) => {
      const duration = duration_weeks === null ? undefined : splitDuration(duration_weeks)
      return duration ? t(`card.${duration.unit}`, { count: duration.count }) : course_duration
    },
    getIntakes: ({ admission_schedule }, currentMonth) => {
      const months = sortIntakesFromMonth(admission_schedule.map(({ intake_month }) => intake_month), currentMonth)
      return months.length === 0 ? null : formatList(months.map((each) => formatMonth(each, tag, 'short')), tag)
    },
    getLevel: ({ degree_level: { slug }, degreelevel_name }) => getName('degree_levels', { slug, name: degreelevel_name }),
    getSpecialization: ({ specialization }) => specialization && getName('specializations', specialization),
    getStudyMode: ({ study_mode }) => (study_mode === null ? null : (modes[study_mode] ?? study_mode)),
    getInstituteType: ({ institute_type }) => types[institute_type] ?? institute_type,
    getSector: ({ sector }) => (sector === null ? null : (sectors[sector] ?? sector)),
    getEnglishTests: ({ english_tests = [] }) =>
      english_tests.length === 0
        ? null
        : formatList(english_tests.map(({ test, minimum_score }) => `${getTestName(test)} ${formatCount(minimum_score, tag)}`), tag),
    getDeadline: ({ application_deadline: deadline }) => (deadline ? formatDate(deadline, tag) : null),
    getRanking: ({ tcf_ranking }) => (tcf_ranking === null ? null : t('card.rankingValue', { rank: tcf_ranking })),
  }
}
