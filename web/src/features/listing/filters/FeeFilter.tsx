import { RangeSlider } from '@mantine/core'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '@/shared/format/numbers'
import { useLocale } from '@/shared/texts/useLocale'
import { useDraft } from '@/shared/ui/useDraft'
import { afterSlide, inRupees, inUnits, onSlider, openAtMost, type FeeScale, type FeeUnit } from '../state/feeScale'
import { sameRange, type Range } from '../state/listingState'
import { Bars } from './HistogramBars'
import { feeBars, type FeeHistogram } from './histogram'
import { feeAlert, type FeeAlert } from './feeValidation'
import { FeeFields, type FeeFieldValues } from './FeeFields'
import { feeInFigures } from './feeInput'
import classes from './rangeFilters.module.css'

interface FeeFilterProps {
  /** Whole rupees a year, as the search takes them. */
  readonly range: Range
  readonly unit: FeeUnit
  /** Undefined until it is known where fees end: nothing can be chosen before that. */
  readonly scale: FeeScale | undefined
  readonly histogram: FeeHistogram | null | undefined
  readonly onChange: (range: Range) => void
}

/** Rupees a year, or dollars, by two fields or a slider. The fields take effect on Enter or when they are left. */
export function FeeFilter({ range, unit, scale, histogram, onChange }: FeeFilterProps) {
  const { t } = useTranslation()
  const { tag } = useLocale()
  const alertId = useId()
  const draft = useDraft(range, onChange, sameRange)
  const [typed, setTyped] = useState<FeeFieldValues>()
  const [alert, setAlert] = useState<FeeAlert>()

  const leaveFields = () => {
    setTyped(undefined)
    setAlert(undefined)
  }
  const drag = (next: Range) => {
    leaveFields()
    if (scale && next[0] < next[1]) draft.change(afterSlide(draft.value, next, scale))
  }
  const choose = (next: Range) => {
    leaveFields()
    draft.settle(next)
  }
  const take = () => {
    if (!typed || !scale) return
    const problem = feeAlert(typed.lower, typed.upper, scale.most)
    setAlert(problem)
    if (problem || typed.lower === undefined || typed.upper === undefined) return
    setTyped(undefined)
    draft.settle(inRupees(openAtMost([typed.lower, typed.upper], scale.most), scale))
  }
  const [lower, upper] = inUnits(draft.value, unit)
  const end = scale ? feeInFigures(scale.end) : ''
  const money = (units: number) => formatMoney(units, unit.code, tag)
  const inWords = ([least, most]: Range, count: number) => {
    const [from, to] = inUnits([least, most], unit)
    return to === Infinity ? t('fee.barEnd', { from: money(from), count }) : t('fee.bar', { from: money(from), to: money(to), count })
  }
  const isLit = ([least, most]: Range) => draft.value[0] <= least && most <= draft.value[1]
  const bars = scale && histogram ? feeBars(histogram, scale.end * scale.rupees) : []
  const unknown = histogram?.unknown_count ?? 0
  return (
    <>
      <FeeFields
        code={unit.code}
        open={scale?.isOpen ? t('fee.open', { end }) : end}
        isDisabled={!scale}
        values={typed ?? { lower, upper }}
        alertId={alert && alertId}
        onType={setTyped}
        onTake={take}
      />
      <p id={alertId} className={classes.alert} role="alert">
        {alert && t(`fee.${alert}`)}
      </p>
      {bars.length > 0 && (
        <Bars
          label={t('fee.distribution')}
          bars={bars}
          isLit={(bar) => isLit(bar.range)}
          isChosen={(bar) => sameRange(bar.range, draft.value)}
          inWords={(bar) => inWords(bar.range, bar.count)}
          onChoose={(bar) => choose(bar.range)}
        />
      )}
      <RangeSlider
        classNames={{ root: classes.slider, thumb: classes.thumb, markLabel: classes.markLabel }}
        size="sm"
        min={0}
        max={scale?.end ?? 1}
        step={scale?.step ?? 1}
        minRange={scale?.step ?? 1}
        disabled={!scale}
        label={null}
        thumbFromLabel={t('fee.fromSlider', { code: unit.code })}
        thumbToLabel={t('fee.toSlider', { code: unit.code })}
        thumbValueText={(value) => (scale?.isOpen && value >= scale.end ? t('fee.open', { end }) : money(value))}
        value={scale ? onSlider(draft.value, scale) : [0, 1]}
        onChange={drag}
        onChangeEnd={(next) => scale && draft.settle(afterSlide(draft.value, next, scale))}
      />
      {unknown > 0 && <p className={classes.note}>{t('fee.unknown', { count: unknown })}</p>}
    </>
  )
}
