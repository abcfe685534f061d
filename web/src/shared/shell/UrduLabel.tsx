import classes from './UrduLabel.module.css'

/** The word اردو as a picture. English pages then do not need the Urdu font of 94 kB. The picture is no part of the JavaScript. */
export function UrduLabel() {
  return <span className={classes.label} aria-hidden />
}
