import '@/shared/texts/bundles/addCourseTexts'
import { useTranslation } from 'react-i18next'
import type { CourseActions } from '@/shared/course/courseActions'
import { convertFee, computeTotalFee, hasPassed } from '@/shared/course/courseFacts'
import { useApplicationFee } from '@/shared/course/useApplicationFee'
import { useCourseLabels } from '@/shared/course/useCourseLabels'
import { formatList } from '@/shared/format/lists'
import { formatDate, formatMoney } from '@/shared/format/numbers'
import type { Money } from '@/shared/money/money'
import type { NamedValue, TranslatedKind } from '@/shared/names/names'
import { useNames } from '@/shared/names/useNames'
import { useLocale } from '@/shared/texts/useLocale'
import { hasDifferences, markLowest, type Cell, type ComparedCourse, type Row } from './comparedRows'

/** Builds the rows of the comparison. `month` is the current month, from 0 for January. */
export function useCompareRows(
  courses: readonly ComparedCourse[],
  money: Money,
  month: number,
  buildInstituteHref: CourseActions['buildInstituteHref'],
): Row[] {
  const { t } = useTranslation()
  const { tag } = useLocale()
  const labels = useCourseLabels()
  const getApplicationFee = useApplicationFee(money)
  const { getName } = useNames()
  const joinNames = (kind: TranslatedKind, values: readonly NamedValue[]) => formatList(values.map((value) => getName(kind, value)), tag)
  const buildRow = (label: string, read: (course: ComparedCourse) => Cell): Row => {
    const cells = courses.map(read)
    return { label, cells, differs: hasDifferences(cells) }
  }
  const buildTextRow = (label: string, read: (course: ComparedCourse) => string | null) => buildRow(label, (course) => ({ value: read(course) }))
  /** Builds a list with one row. The list is empty if the value is unknown for every course. */
  const buildKnownRow = (label: string, read: (course: ComparedCourse) => string | null) =>
    courses.every((course) => read(course) === null) ? [] : [buildTextRow(label, read)]
  /** Builds a row in which the lowest figure is the best. */
  const buildRankedRow = (label: string, best: string, figures: readonly (number | null)[], read: (course: ComparedCourse) => Cell): Row => {
    const row = buildRow(label, read)
    const isLowest = markLowest(figures)
    return { ...row, cells: row.cells.map((cell, index) => (isLowest[index] ? { ...cell, best } : cell)) }
  }

  const ranks = courses.map(({ tcf_ranking }) => tcf_ranking)

  const buildFeeCell = (course: ComparedCourse): Cell => {
    const { base_fee, currency } = course
    if (base_fee === null || currency === null) return { value: t('card.feeUnknown') }
    const fee = convertFee(course, money)
    if (!fee) return { value: t('card.feeNone') }
    const value = formatMoney(fee.amount, fee.code, tag)
    return fee.isConverted ? { value, note: t('card.original', { amount: formatMoney(base_fee, currency.code, tag) }) } : { value }
  }
  /**
   * Builds the cell of the total fee. For a course of at most one year, the total fee equals the fee
   * per year. Without a known fee above 0 and a known duration, the value is unknown.
   */
  const buildTotalFeeCell = (course: ComparedCourse): Cell => {
    const fee = convertFee(course, money)
    if (!fee || course.duration_weeks === null) return { value: null }
    return { value: formatMoney(computeTotalFee(fee.amount, course.duration_weeks) ?? fee.amount, fee.code, tag) }
  }
  const getDeadline = (course: ComparedCourse) => {
    const day = labels.getDeadline(course)
    return day !== null && course.application_deadline && hasPassed(course.application_deadline) ? t('course.deadlinePassed', { date: day }) : day
  }

  return [
    buildRow(t('facts.institute'), (course) => ({ value: course.institute_name, href: buildInstituteHref(course) })),
    buildTextRow(t('facts.place'), ({ campuses }) =>
      campuses.length === 0 ? null : campuses.map(({ campus, city }) => formatList([campus === city.name ? undefined : campus, labels.getCity(city)], tag)).join('; '),
    ),
    buildTextRow(t('facts.country'), ({ country }) => labels.getCountry(country)),
    buildRankedRow(t('facts.fee'), t('compare.lowestFee'), courses.map(({ fee_pkr }) => fee_pkr), buildFeeCell),
    buildRow(t('facts.wholeFee'), buildTotalFeeCell),
    buildRankedRow(
      t('facts.duration'),
      t('compare.shortest'),
      courses.map(({ duration_weeks }) => duration_weeks),
      (course) => ({ value: labels.getDuration(course) }),
    ),
    buildTextRow(t('facts.level'), labels.getLevel),
    buildTextRow(t('facts.title'), ({ coursetitle_name }) => coursetitle_name),
    buildTextRow(t('facts.discipline'), ({ disciplines }) => joinNames('disciplines', disciplines)),
    buildTextRow(t('facts.specialization'), ({ specializations }) => joinNames('specializations', specializations)),
    buildTextRow(t('facts.intakes'), (course) => labels.getIntakes(course, month)),
    buildTextRow(t('facts.language'), labels.getLanguage),
    buildTextRow(t('facts.mode'), labels.getStudyMode),
    ...buildKnownRow(t('boxes.englishTest'), labels.getEnglishTests),
    ...buildKnownRow(t('boxes.deadline'), getDeadline),
    ...buildKnownRow(t('course.applicationFee'), getApplicationFee),
    ...(ranks.every((rank) => rank === null)
      ? []
      : [buildRankedRow(t('facts.ranking'), t('compare.bestRank'), ranks, (course) => ({ value: labels.getRanking(course) }))]),
    buildTextRow(t('facts.type'), ({ institute }) => labels.getInstituteType(institute)),
    buildTextRow(t('facts.sector'), ({ institute }) => labels.getSector(institute)),
    buildTextRow(t('facts.established'), ({ institute: { established } }) => (established === null ? null : String(established))),
    buildTextRow(t('facts.source'), ({ source: { name, date } }) => formatList([name, formatDate(date, tag)], tag)),
  ]
}
