import { IconSearch, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import fields from '@/shared/ui/fields.module.css'
import classes from './ValueSearchField.module.css'

interface ValueSearchFieldProps {
  readonly title: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** The search field of a long list of values. */
export function ValueSearchField({ title, value, onChange }: ValueSearchFieldProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.box}>
      <IconSearch className={classes.icon} size={16} stroke={1.6} aria-hidden />
      <input
        className={`${fields.field} ${classes.field}`}
        type="text"
        aria-label={t('filters.findIn', { box: title })}
        placeholder={t('filters.find')}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {value !== '' && (
        <button type="button" className={classes.clear} aria-label={t('search.clear')} onClick={() => onChange('')}>
          <IconX size={16} stroke={1.8} aria-hidden />
        </button>
      )}
    </div>
  )
}
