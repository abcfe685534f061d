import { RangeSlider } from '@mantine/core'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '@/shared/format/numbers'
import { useLocale } from '@/shared/texts/useLocale'
import { useDraft } from '@/shared/ui/useDraft'
import { FEE_MAX_PKR, sameRange, type Range } from '../state/listingState'
import { Bars } from './Bars'
import { feeBars, feesBeyond, type FeeHistogram } from './bars'
import { feeAlert, type FeeAlert } from './feeAlert'
import { FeeFields, type FeeFieldValues } from './FeeFields'
import classes from './ranges.module.css'

interface FeeFilterProps {
  readonly range: Range
  readonly histogram: FeeHistogram | null | undefined
  /** Courses whose fee is To Be Confirmed. */
  readonly unknownCount: number
  readonly onChange: (range: Range) => void
}

const STEP_PKR = 50_000

/** Whole rupees a year, by two fields or a slider. The fields take effect on Enter or when they are left. */
export function FeeFilter({ range, histogram, unknownCount, onChange }: FeeFilterProps) {
  const { t } = useTranslation()
  const { tag } = useLocale()
  const alertId = useId()
  const draft = useDraft(range, onChange, sameRange)
  const [typed, setTyped] = useState<FeeFieldValues>()
  const [alert, setAlert] = useState<FeeAlert>()
  const [lower, upper] = draft.value

  const rupees = (value: number) => formatMoney(value, 'PKR', tag)
  const beyond = histogram ? (feesBeyond(histogram) ?? 0) : 0
  const leaveFields = () => {
    setTyped(undefined)
    setAlert(undefined)
  }
  const drag = (next: Range) => {
    leaveFields()
    if (next[0] < next[1]) draft.change(next)
  }
  const choose = (next: Range) => {
    leaveFields()
    draft.settle(next)
  }
  const take = () => {
    if (!typed) return
    const problem = feeAlert(typed.lower, typed.upper)
    setAlert(problem)
    if (problem || typed.lower === undefined || typed.upper === undefined) return
    setTyped(undefined)
    draft.settle([typed.lower, typed.upper])
  }
  return (
    <>
      <FeeFields values={typed ?? { lower, upper }} alertId={alert && alertId} onType={setTyped} onTake={take} />
      <p id={alertId} className={classes.alert} role="alert">
        {alert && t(`fee.${alert}`)}
      </p>
      {histogram && (
        <Bars
          label={t('fee.spread')}
          bars={feeBars(histogram)}
          isLit={(bar) => lower <= bar.range[0] && bar.range[1] <= upper}
          isChosen={(bar) => sameRange(bar.range, draft.value)}
          inWords={({ range: [from, to], count }) => t('fee.bar', { from: rupees(from), to: rupees(to), count })}
          onChoose={(bar) => choose(bar.range)}
        />
      )}
      <RangeSlider
        classNames={{ root: classes.slider, thumb: classes.thumb, markLabel: classes.markLabel }}
        size="sm"
        min={0}
        max={FEE_MAX_PKR}
        step={STEP_PKR}
        minRange={STEP_PKR}
        label={null}
        thumbFromLabel={t('fee.fromSlider')}
        thumbToLabel={t('fee.toSlider')}
        value={[lower, upper]}
        onChange={drag}
        onChangeEnd={draft.settle}
      />
      {beyond > 0 && <p className={classes.note}>{t('fee.beyond', { count: beyond, most: rupees(FEE_MAX_PKR) })}</p>}
      {unknownCount > 0 && <p className={classes.note}>{t('fee.unknown', { count: unknownCount })}</p>}
    </>
  )
}
