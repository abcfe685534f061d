import classes from './pages.module.css'

/** The empty background while a page's code loads. After that the page shows a skeleton. */
export function PagePlaceholder() {
  return <div className={classes.placeholder} aria-busy />
}
