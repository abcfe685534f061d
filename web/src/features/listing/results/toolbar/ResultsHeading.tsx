import classes from './ResultsHeading.module.css'

interface ResultsHeadingProps {
  readonly text: string
  readonly hint: string | undefined
}

/** The heading of the page, which contains the number of courses, and an optional hint. */
export function ResultsHeading({ text, hint }: ResultsHeadingProps) {
  return (
    <div>
      <h1 className={classes.heading}>{text}</h1>
      {hint !== undefined && <p className={classes.hint}>{hint}</p>}
    </div>
  )
}
