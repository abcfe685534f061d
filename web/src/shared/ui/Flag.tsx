import classes from './Flag.module.css'

declare const FLAGS_FOLDER: string

/** The flag of a country by its ISO 3166 code. The flag has no alternative text, because the name is next to it. */
export function Flag({ iso2 }: { readonly iso2: string }) {
  return <img className={classes.flag} src={`${FLAGS_FOLDER}/${iso2}.svg`} alt="" width={21} height={14} loading="lazy" />
}
