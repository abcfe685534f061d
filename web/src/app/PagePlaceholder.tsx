import classes from './pages.module.css'

/** An empty background, which is visible while the code of a page loads. */
export function PagePlaceholder() {
  return <div className={classes.placeholder} aria-busy />
}
