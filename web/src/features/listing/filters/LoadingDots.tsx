import classes from './LoadingDots.module.css'

/** Three dots that pulse while a list or a part of it loads. */
export function LoadingDots({ label }: { readonly label: string }) {
  return (
    <span className={classes.dots} role="status" aria-label={label}>
      <span />
      <span />
      <span />
    </span>
  )
}
