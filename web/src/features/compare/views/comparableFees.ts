import { convertFee } from '@/shared/course/courseFacts'
import { RUPEE, type ConvertedAmount, type Money } from '@/shared/money/money'
import type { ComparedCourse } from './comparedRows'

interface ComparableFee {
  readonly course: ComparedCourse
  readonly weeks: number
  readonly fee: ConvertedAmount
}

/** Returns the courses with a known fee and duration. Fees in different currencies are compared in rupees. */
export function selectComparableFees(courses: readonly ComparedCourse[], money: Money): readonly ComparableFee[] {
  const known = courses.flatMap((course): readonly (ComparableFee & { readonly rupees: number })[] => {
    const { duration_weeks: weeks, fee_pkr: rupees } = course
    const fee = convertFee(course, money)
    return weeks === null || rupees === null || fee === undefined ? [] : [{ course, weeks, rupees, fee: { amount: fee.amount, code: fee.code } }]
  })
  const hasOneCurrency = new Set(known.map(({ fee }) => fee.code)).size <= 1
  return known.map(({ course, weeks, rupees, fee }) => ({ course, weeks, fee: hasOneCurrency ? fee : { amount: rupees, code: RUPEE } }))
}
