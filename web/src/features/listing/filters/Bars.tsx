import { VisuallyHidden } from '@mantine/core'
import { heights, type Bar } from './bars'
import classes from './Bars.module.css'

interface BarsProps<Each extends Bar> {
  readonly label: string
  readonly bars: readonly Each[]
  readonly isLit: (bar: Each) => boolean
  readonly inWords: (bar: Each) => string
  /** Without it the bars are to be looked at and read. */
  readonly onChoose?: (bar: Each) => void
}

/** How many courses lie where on the slider below. */
export function Bars<Each extends Bar>({ label, bars, isLit, inWords, onChoose }: BarsProps<Each>) {
  const high = heights(bars)
  return (
    <ul className={classes.bars} aria-label={label}>
      {bars.map((bar, index) => {
        const words = inWords(bar)
        const drawn = <span className={classes.drawn} style={{ blockSize: `${(high[index] ?? 0) * 100}%` }} data-lit={isLit(bar) || undefined} />
        const place = { insetInlineStart: `${bar.start * 100}%`, inlineSize: `${bar.breadth * 100}%` }
        return (
          <li key={bar.start} className={classes.bar} style={place} title={words}>
            {onChoose ? (
              <button
                type="button"
                className={classes.button}
                aria-label={words}
                aria-pressed={isLit(bar)}
                disabled={bar.count === 0}
                onClick={() => onChoose(bar)}
              >
                {drawn}
              </button>
            ) : (
              <>
                {drawn}
                <VisuallyHidden>{words}</VisuallyHidden>
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}
