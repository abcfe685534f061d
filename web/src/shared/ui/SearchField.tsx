import { IconSearch, IconX } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import fields from './fields.module.css'
import classes from './SearchField.module.css'

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'className' | 'style'> {
  readonly value: string
  /** Whether the field has a lower height on devices with a mouse. */
  readonly isSmall?: boolean
  readonly onClear: () => void
}

/**
 * A text field with a magnifying glass, and a button that removes the text. The beginning of a long
 * Latin text is visible, also on right-to-left pages.
 */
export function SearchField({ isSmall, onClear, ...input }: SearchFieldProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.box} data-small={isSmall}>
      <IconSearch className={classes.icon} stroke={1.6} aria-hidden />
      <input type="text" dir={input.value === '' ? undefined : 'auto'} {...input} className={`${fields.field} ${classes.field}`} />
      {input.value !== '' && (
        <button type="button" className={classes.clear} aria-label={t('search.clear')} onClick={onClear}>
          <IconX size={18} stroke={1.8} aria-hidden />
        </button>
      )}
    </div>
  )
}
