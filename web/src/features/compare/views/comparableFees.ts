import { convertFee } from '@/shared/course/courseFacts'
import { RUPEE, type ConvertedAmount, type Money } from '@/shared/money/money'
import type { ComparedCourse } from './comparedRows'

interface ComparableFee {
  readonly course: ComparedCourse
  readonly weeks: number
  readonly fee: ConvertedAmount
}

const isFree = ({ base_fee }: ComparedCourse) => base_fee === 0

/** Returns the courses with a known fee and duration. Fees in different currencies are compared in rupees. */
export function selectComparableFees(courses: readonly ComparedCourse[], money: Money): readonly ComparableFee[] {
  const known = courses.flatMap((course): readonly (ComparableFee & { readonly rupees: number })[] => {
    const { duration_weeks: weeks, fee_pkr: rupees } = course
    const fee = isFree(course) ? { amount: 0, code: course.currency?.code ?? RUPEE } : convertFee(course, money)
    return weeks === null || rupees === null || fee === undefined ? [] : [{ course, weeks, rupees, fee: { amount: fee.amount, code: fee.code } }]
  })
  // A fee of 0 is 0 in every currency, so its currency does not matter.
  const codes = new Set(known.filter(({ fee }) => fee.amount > 0).map(({ fee }) => fee.code))
  const hasOneCurrency = codes.size <= 1
  const [code = RUPEE] = codes
  return known.map(({ course, weeks, rupees, fee }) => ({ course, weeks, fee: hasOneCurrency ? { ...fee, code } : { amount: rupees, code: RUPEE } }))
}
