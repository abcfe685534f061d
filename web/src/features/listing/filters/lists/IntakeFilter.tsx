import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MONTHS } from '@/shared/course/months'
import { formatMonth } from '@/shared/format/numbers'
import { useLocale } from '@/shared/texts/useLocale'
import { CheckRows } from './CheckList'
import { FacetContent } from '../FacetContent'
import type { CountedFacet } from '../facets'
import { isHiddenValue } from './hiddenValues'
import { ShowAllButton } from './ShowAllButton'
import classes from './valueLists.module.css'

interface IntakeFilterProps {
  readonly facet: CountedFacet
  readonly selected: readonly string[]
  readonly onToggle: (month: string) => void
}

const QUARTERS = ['firstQuarter', 'secondQuarter', 'thirdQuarter', 'fourthQuarter'] as const

/**
 * The twelve months in four quarters, and the number of courses whose start month is unknown. The
 * months that `isHiddenValue` describes are hidden at first.
 */
export function IntakeFilter({ facet, selected, onToggle }: IntakeFilterProps) {
  const { t } = useTranslation()
  const { tag } = useLocale()
  const [isAllShown, setAllShown] = useState(false)
  const intakes = facet.data?.intakes
  const unknownCount = intakes?.unknown_count ?? 0
  const getMonthName = (month: string) => formatMonth(MONTHS.findIndex((each) => each === month), tag)
  const quarters = QUARTERS.map((quarter) => {
    const values = (intakes?.[quarter] ?? []).map(({ month, course_count, interpreted }) => ({
      value: month,
      name: getMonthName(month),
      count: course_count,
      isInterpreted: interpreted,
    }))
    return { values, shown: isAllShown ? values : values.filter((each) => !isHiddenValue(each, selected)) }
  })
  const hasHiddenMonths = quarters.some(({ values }) => values.some((each) => isHiddenValue(each, selected)))
  return (
    <FacetContent status={facet.status}>
      {quarters.map(({ values, shown }, index) =>
        values.length > 0 && shown.length === 0 ? null : (
          <fieldset key={QUARTERS[index]} className={classes.quarter}>
            <legend>{t('intake.quarter', { first: formatMonth(index * 3, tag), last: formatMonth(index * 3 + 2, tag) })}</legend>
            <CheckRows values={shown} selected={selected} onToggle={onToggle} />
          </fieldset>
        ),
      )}
      {hasHiddenMonths && <ShowAllButton box={t('boxes.intake')} isOpen={isAllShown} onToggle={() => setAllShown(!isAllShown)} />}
      {unknownCount > 0 && <p className={classes.line}>{t('intake.unknown', { count: unknownCount })}</p>}
    </FacetContent>
  )
}
