import classes from './pages.module.css'

/** The paper of a page whose code is on its way; the page has its own skeleton. */
export function PagePlaceholder() {
  return <div className={classes.placeholder} aria-busy />
}
