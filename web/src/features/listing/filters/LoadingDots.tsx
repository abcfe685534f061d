import classes from './LoadingDots.module.css'

/** Three dots that pulse while a part of a list loads. */
export function LoadingDots({ label }: { readonly label: string }) {
  return (
    <span className={classes.dots} role="status" aria-label={label}>
      <span />
      <span />
      <span />
    </span>
  )
}
