import { RangeSlider } from '@mantine/core'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '@/shared/format/numbers'
import { useLocale } from '@/shared/texts/useLocale'
import { useDebouncedDraft, type CommitTrigger } from '@/shared/ui/useDebouncedDraft'
import { applySliderMove, toSliderRange, openRangeAtMax, type DisplayedFee, type FeeScale } from '../../state/feeScale'
import { isSameRange, type Range } from '../../state/listingState'
import { HistogramBars } from './HistogramBars'
import { buildFeeBars, type FeeHistogram } from './histogram'
import { validateFeeRange, type FeeError } from './feeValidation'
import { FeeFields, type FeeFieldValues } from './FeeFields'
import { formatFeeInput } from './feeInput'
import classes from './rangeFilters.module.css'

interface FeeFilterProps {
  /** The selected range in whole units per year, and its currency. */
  readonly fee: DisplayedFee
  /** Undefined until the highest fee has loaded. The fields and the slider are disabled until then. */
  readonly scale: FeeScale | undefined
  readonly histogram: FeeHistogram | null | undefined
  readonly onChange: (range: Range, trigger: CommitTrigger) => void
}

/**
 * The fee per year in the currency of the page. The filter has two fields and a slider. A field takes effect on Enter or on
 * blur. Another committed range or currency discards the typed values.
 */
export function FeeFilter({ fee: { code, range }, scale, histogram, onChange }: FeeFilterProps) {
  const { t } = useTranslation()
  const { tag } = useLocale()
  const errorId = useId()
  const draft = useDebouncedDraft(range, onChange, isSameRange)
  const [typed, setTyped] = useState<FeeFieldValues>()
  const [error, setError] = useState<FeeError>()

  const resetFields = () => {
    setTyped(undefined)
    setError(undefined)
  }
  const [lastFee, setLastFee] = useState({ code, range })
  if (lastFee.code !== code || !isSameRange(lastFee.range, range)) {
    setLastFee({ code, range })
    resetFields()
  }
  const drag = (next: Range) => {
    resetFields()
    if (scale && next[0] < next[1]) draft.change(applySliderMove(draft.value, next, scale))
  }
  const selectRange = (next: Range) => {
    resetFields()
    draft.commit(next)
  }
  const commitFields = () => {
    if (!typed || !scale) return
    const rangeError = validateFeeRange(typed.lower, typed.upper, scale.inputMax)
    setError(rangeError)
    if (rangeError || typed.lower === undefined || typed.upper === undefined) return
    setTyped(undefined)
    draft.commit(openRangeAtMax([typed.lower, typed.upper], scale.inputMax))
  }
  const [lower, upper] = draft.value
  const sliderMaxText = scale ? formatFeeInput(scale.sliderMax) : ''
  const money = (units: number) => formatMoney(units, code, tag)
  const getBarLabel = ([from, to]: Range, count: number) =>
    to === Infinity ? t('fee.barEnd', { from: money(from), count }) : t('fee.bar', { from: money(from), to: money(to), count })
  const isInSelectedRange = ([least, most]: Range) => draft.value[0] <= least && most <= draft.value[1]
  // After a change of the currency, the loaded histogram still has the previous currency until the
  // next response arrives. Until then, no histogram is drawn.
  const bars = scale && histogram?.currency === scale.code ? buildFeeBars(histogram, scale.sliderMax) : []
  const unknownFeeCount = histogram?.unknown_count ?? 0
  return (
    <>
      <FeeFields
        currencyCode={code}
        openEndText={scale?.isOpenEnded ? t('fee.open', { end: sliderMaxText }) : sliderMaxText}
        isDisabled={!scale}
        values={typed ?? { lower, upper }}
        isTyped={typed !== undefined}
        errorId={error && errorId}
        onType={setTyped}
        onCommit={commitFields}
      />
      <p id={errorId} className={classes.alert} role="alert">
        {error && t(`fee.${error}`)}
      </p>
      {bars.length > 0 && (
        <HistogramBars
          label={t('fee.distribution')}
          bars={bars}
          isInRange={(bar) => isInSelectedRange(bar.range)}
          isSelected={(bar) => isSameRange(bar.range, draft.value)}
          getLabel={(bar) => getBarLabel(bar.range, bar.count)}
          onSelect={(bar) => selectRange(bar.range)}
        />
      )}
      <RangeSlider
        classNames={{ root: classes.slider, thumb: classes.thumb, markLabel: classes.markLabel }}
        size="sm"
        min={0}
        max={scale?.sliderMax ?? 1}
        step={scale?.step ?? 1}
        minRange={scale?.step ?? 1}
        disabled={!scale}
        label={null}
        thumbFromLabel={t('fee.fromSlider', { code })}
        thumbToLabel={t('fee.toSlider', { code })}
        thumbValueText={(value) => (scale?.isOpenEnded && value >= scale.sliderMax ? t('fee.open', { end: sliderMaxText }) : money(value))}
        value={scale ? toSliderRange(draft.value, scale) : [0, 1]}
        onChange={drag}
        onChangeEnd={(next) => scale && draft.commit(applySliderMove(draft.value, next, scale), 'paused')}
      />
      {unknownFeeCount > 0 && <p className={classes.note}>{t('fee.unknown', { count: unknownFeeCount })}</p>}
    </>
  )
}
