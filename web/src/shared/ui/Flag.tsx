import classes from './Flag.module.css'

declare const FLAGS_FOLDER: string

/** A country's flag by its ISO 3166 code; the name stands beside it in words, so it says nothing to a screen reader. */
export function Flag({ iso2 }: { readonly iso2: string }) {
  return <img className={classes.flag} src={`${FLAGS_FOLDER}/${iso2}.svg`} alt="" width={21} height={14} loading="lazy" />
}
