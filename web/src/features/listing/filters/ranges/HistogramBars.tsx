import { computeBarHeights, type Bar } from './histogram'
import classes from './HistogramBars.module.css'

interface HistogramBarsProps<Each extends Bar> {
  readonly label: string
  readonly bars: readonly Each[]
  readonly isInRange: (bar: Each) => boolean
  /** Whether the selected range equals the range of the bar. */
  readonly isSelected: (bar: Each) => boolean
  readonly getLabel: (bar: Each) => string
  readonly onSelect: (bar: Each) => void
}

/** A histogram of courses above a slider. Each bar is a button that selects its range. An empty bar is disabled. */
export function HistogramBars<Each extends Bar>({ label, bars, isInRange, isSelected, getLabel, onSelect }: HistogramBarsProps<Each>) {
  const heights = computeBarHeights(bars)
  return (
    <ul className={classes.bars} aria-label={label}>
      {bars.map((bar, index) => {
        const label = getLabel(bar)
        const position = { insetInlineStart: `${bar.start * 100}%`, inlineSize: `${bar.width * 100}%` }
        return (
          <li key={bar.start} className={classes.bar} style={position} title={label}>
            <button
              type="button"
              className={classes.button}
              aria-label={label}
              aria-pressed={isSelected(bar)}
              disabled={bar.count === 0}
              onClick={() => onSelect(bar)}
            >
              <span className={classes.drawn} style={{ blockSize: `${(heights[index] ?? 0) * 100}%` }} data-in-range={isInRange(bar) || undefined} />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
