import type { ComponentProps } from 'react'
import classes from './Button.module.css'

interface ButtonProps extends ComponentProps<'button'> {
  readonly tone?: 'strong' | 'second' | 'text'
}

/**
 * The button of the listing and of the header. Mantine's button would add about 4 kB to the first
 * load of the listing.
 */
export function Button({ tone = 'strong', className = '', ...props }: ButtonProps) {
  return <button type="button" {...props} className={`${classes.button} ${classes[tone]} ${className}`} />
}
