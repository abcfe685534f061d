import { CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './ValueSearchField.module.css'

interface ValueSearchFieldProps {
  readonly title: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** The search field of a long list of values. */
export function ValueSearchField({ title, value, onChange }: ValueSearchFieldProps) {
  const { t } = useTranslation()
  const clear = <CloseButton size="sm" aria-label={t('search.clear')} onClick={() => onChange('')} />
  return (
    <TextInput
      className={classes.field}
      size="sm"
      aria-label={t('filters.findIn', { box: title })}
      placeholder={t('filters.find')}
      leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
      rightSection={value === '' ? null : clear}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
