import classes from './pages.module.css'

/** The empty background while a page's code loads. The page then shows its own skeleton. */
export function PagePlaceholder() {
  return <div className={classes.placeholder} aria-busy />
}
