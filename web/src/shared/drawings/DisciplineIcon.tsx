import icons from './disciplineIcons.svg?no-inline'
import classes from './DisciplineIcon.module.css'

interface DisciplineIconProps {
  readonly slug: string
  readonly className?: string | undefined
}

/**
 * The line icon of a discipline in the colour of the text. All icons are in one file. The icon is
 * hidden from screen readers, because the name of the discipline is next to it.
 */
export function DisciplineIcon({ slug, className = '' }: DisciplineIconProps) {
  return (
    <svg className={`${classes.icon} ${className}`} viewBox="0 0 24 24" aria-hidden>
      <use href={`${icons}#${slug}`} />
    </svg>
  )
}
