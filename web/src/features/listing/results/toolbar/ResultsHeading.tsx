import classes from './ResultsHeading.module.css'

interface ResultsHeadingProps {
  readonly words: string
  /** A hint about the results. */
  readonly hint: string | undefined
}

/** How many courses there are, as the page's heading. */
export function ResultsHeading({ words, hint }: ResultsHeadingProps) {
  return (
    <div>
      <h1 className={classes.heading}>{words}</h1>
      {hint !== undefined && <p className={classes.hint}>{hint}</p>}
    </div>
  )
}
