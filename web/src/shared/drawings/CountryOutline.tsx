import classes from './CountryOutline.module.css'
import { COUNTRIES_WITHOUT_OUTLINE } from './countriesWithoutOutline'

declare const OUTLINES_FOLDER: string

interface CountryOutlineProps {
  /** The ISO 3166 code of two letters. */
  readonly iso2: string
  readonly className?: string | undefined
}

/**
 * The outline of a country in the colour of the text. Its space is reserved while the file loads.
 * The outline is hidden from screen readers, because the name of the country is next to it.
 */
export function CountryOutline({ iso2, className = '' }: CountryOutlineProps) {
  return (
    <svg className={`${classes.outline} ${className}`} viewBox="0 0 200 200" aria-hidden>
      {!COUNTRIES_WITHOUT_OUTLINE.has(iso2) && <use href={`${OUTLINES_FOLDER}/${iso2}.svg#o`} />}
    </svg>
  )
}
