import { RangeSlider } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { isolateValue } from '@/shared/format/direction'
import { useLocale } from '@/shared/texts/useLocale'
import { useDebouncedDraft, type CommitTrigger } from '@/shared/ui/useDebouncedDraft'
import { DURATION_MAX_YEARS, DURATION_STEP_YEARS, isSameRange, type Range } from '../../state/listingState'
import { buildDurationBars, type DurationHistogram } from './histogram'
import { HistogramBars } from './HistogramBars'
import classes from './rangeFilters.module.css'

interface DurationFilterProps {
  readonly range: Range
  readonly histogram: DurationHistogram | null | undefined
  readonly onChange: (range: Range, trigger: CommitTrigger) => void
}

const MARKS = [0, 1, 2, 3, 4, 5]

/** A slider for the duration from 0 to 5 years, in steps of half a year. An upper end of 5 means 5 years or more. */
export function DurationFilter({ range, histogram, onChange }: DurationFilterProps) {
  const { t } = useTranslation()
  const { direction } = useLocale()
  const draft = useDebouncedDraft(range, onChange, isSameRange)
  const formatYears = (years: number) => (years === DURATION_MAX_YEARS ? isolateValue(t('duration.atMost'), direction) : String(years))
  const [lower, upper] = draft.value
  return (
    <>
      <p className={classes.value}>{t('duration.value', { from: formatYears(lower), to: formatYears(upper) })}</p>
      {histogram && (
        <HistogramBars
          label={t('duration.distribution')}
          bars={buildDurationBars(histogram)}
          isInRange={(bar) => lower <= bar.lower && bar.lower <= upper}
          isSelected={(bar) => isSameRange(bar.range, draft.value)}
          getLabel={({ lower: from, upper: to, closedCount: count }) =>
            to === null ? t('duration.barEnd', { from, count }) : t('duration.bar', { from, to, count })
          }
          onSelect={(bar) => draft.commit(bar.range)}
        />
      )}
      <RangeSlider
        classNames={{ root: classes.slider, thumb: classes.thumb, markLabel: classes.markLabel }}
        size="sm"
        min={0}
        max={DURATION_MAX_YEARS}
        step={DURATION_STEP_YEARS}
        minRange={0}
        label={null}
        thumbFromLabel={t('duration.from')}
        thumbToLabel={t('duration.to')}
        marks={MARKS.map((value) => ({ value, label: formatYears(value) }))}
        value={[lower, upper]}
        onChange={draft.change}
        onChangeEnd={(next) => draft.commit(next, 'paused')}
      />
    </>
  )
}
