import { useTranslation } from 'react-i18next'
import type { CourseActions } from '@/shared/course/actions'
import { feeIn, wholeFee } from '@/shared/course/courseFacts'
import { useCourseWords } from '@/shared/course/useCourseWords'
import { formatDate, formatMoney } from '@/shared/format/numbers'
import type { Money } from '@/shared/money/money'
import { useLocale } from '@/shared/texts/useLocale'
import { differing, leastOf, type Cell, type ComparedCourse, type Row } from './comparedRows'

const names = (things: readonly { readonly name: string }[]) => things.map(({ name }) => name).join(', ')

/** The comparison row by row. `month` is the month now, 0 for January. */
export function useRows(
  courses: readonly ComparedCourse[],
  money: Money,
  month: number,
  hrefOfInstitute: CourseActions['hrefOfInstitute'],
): Row[] {
  const { t } = useTranslation()
  const { tag } = useLocale()
  const words = useCourseWords()
  const told = (label: string, read: (course: ComparedCourse) => Cell): Row => {
    const cells = courses.map(read)
    return { label, cells, differs: differing(cells) }
  }
  const plain = (label: string, read: (course: ComparedCourse) => string | null) => told(label, (course) => ({ value: read(course) }))
  /** A row of figures of which the least is best. */
  const ranked = (label: string, best: string, figures: readonly (number | null)[], read: (course: ComparedCourse) => Cell): Row => {
    const row = told(label, read)
    const least = leastOf(figures)
    return { ...row, cells: row.cells.map((cell, index) => (least[index] ? { ...cell, best } : cell)) }
  }

  const fee = (course: ComparedCourse): Cell => {
    const { base_fee, currency } = course
    if (base_fee === null || currency === null) return { value: t('card.feeUnknown') }
    const shown = feeIn(course, money)
    if (!shown) return { value: t('card.feeNone') }
    const value = formatMoney(shown.amount, shown.code, tag)
    return shown.isConverted ? { value, note: t('card.original', { amount: formatMoney(base_fee, currency.code, tag) }) } : { value }
  }
  /** A course of a year at most costs what it costs a year. */
  const whole = (course: ComparedCourse): Cell => {
    const shown = feeIn(course, money)
    if (!shown || course.duration_weeks === null) return { value: null }
    return { value: formatMoney(wholeFee(shown.amount, course.duration_weeks) ?? shown.amount, shown.code, tag) }
  }

  return [
    told(t('facts.institute'), (course) => ({ value: course.institute_name, href: hrefOfInstitute(course) })),
    plain(t('facts.place'), ({ campuses }) =>
      campuses.length === 0 ? null : campuses.map(({ campus, city }) => [...new Set([campus, city.name])].join(', ')).join('; '),
    ),
    plain(t('facts.country'), ({ country }) => country.name),
    ranked(t('facts.fee'), t('compare.lowestFee'), courses.map(({ fee_pkr }) => fee_pkr), fee),
    told(t('facts.wholeFee'), whole),
    ranked(
      t('facts.duration'),
      t('compare.shortest'),
      courses.map(({ duration_weeks }) => duration_weeks),
      (course) => ({ value: words.length(course) }),
    ),
    plain(t('facts.level'), ({ degreelevel_name }) => degreelevel_name),
    plain(t('facts.title'), ({ coursetitle_name }) => coursetitle_name),
    plain(t('facts.discipline'), ({ disciplines }) => names(disciplines)),
    plain(t('facts.specialization'), ({ specializations }) => names(specializations)),
    plain(t('facts.intakes'), (course) => words.intakes(course, month)),
    plain(t('facts.language'), ({ course_language }) => course_language),
    plain(t('facts.mode'), words.mode),
    ranked(
      t('facts.ranking'),
      t('compare.bestRank'),
      courses.map(({ tcf_ranking }) => tcf_ranking),
      (course) => ({ value: words.ranking(course) }),
    ),
    plain(t('facts.type'), ({ institute }) => words.instituteType(institute)),
    plain(t('facts.sector'), ({ institute }) => words.sector(institute)),
    plain(t('facts.established'), ({ institute: { established } }) => (established === null ? null : String(established))),
    plain(t('facts.source'), ({ source: { name, date } }) => `${name}, ${formatDate(date, tag)}`),
  ]
}
