import { useTranslation } from 'react-i18next'
import { SearchField } from '@/shared/ui/SearchField'
import classes from '../FacetContent.module.css'

interface ValueSearchFieldProps {
  readonly title: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** The search field of a long list of values. */
export function ValueSearchField({ title, value, onChange }: ValueSearchFieldProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.search}>
      <SearchField
        isSmall
        aria-label={t('filters.findIn', { box: title })}
        placeholder={t('filters.find')}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onClear={() => onChange('')}
      />
    </div>
  )
}
