import { heights, type Bar } from './histogram'
import classes from './HistogramBars.module.css'

interface BarsProps<Each extends Bar> {
  readonly label: string
  readonly bars: readonly Each[]
  readonly isLit: (bar: Each) => boolean
  /** What is chosen is this bar and no other. */
  readonly isChosen: (bar: Each) => boolean
  readonly inWords: (bar: Each) => string
  readonly onChoose: (bar: Each) => void
}

/** How many courses lie where on the slider below. */
export function Bars<Each extends Bar>({ label, bars, isLit, isChosen, inWords, onChoose }: BarsProps<Each>) {
  const high = heights(bars)
  return (
    <ul className={classes.bars} aria-label={label}>
      {bars.map((bar, index) => {
        const words = inWords(bar)
        const place = { insetInlineStart: `${bar.start * 100}%`, inlineSize: `${bar.breadth * 100}%` }
        return (
          <li key={bar.start} className={classes.bar} style={place} title={words}>
            <button
              type="button"
              className={classes.button}
              aria-label={words}
              aria-pressed={isChosen(bar)}
              disabled={bar.count === 0}
              onClick={() => onChoose(bar)}
            >
              <span className={classes.drawn} style={{ blockSize: `${(high[index] ?? 0) * 100}%` }} data-lit={isLit(bar) || undefined} />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
