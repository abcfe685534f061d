import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { SEARCH_TEXT_MAX_CHARACTERS } from '@/shared/api/limits'
import fields from '@/shared/ui/fields.module.css'
import classes from './ScholarshipBanner.module.css'

interface ScholarshipBannerProps {
  /** Opens the scholarship search. An empty text shows all scholarships. */
  readonly onSearch: (text: string) => void
}

/** The search for scholarships. */
export function ScholarshipBanner({ onSearch }: ScholarshipBannerProps) {
  const { t } = useTranslation('home')
  const [text, setText] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(text.trim())
  }
  return (
    <section className={classes.banner} aria-label={t('scholarships.label')}>
      <h2 className={classes.title}>{t('scholarships.banner')}</h2>
      <form role="search" aria-label={t('scholarships.label')} className={classes.form} onSubmit={submit}>
        <input
          className={`${fields.field} ${classes.input}`}
          type="search"
          aria-label={t('scholarships.label')}
          placeholder={t('scholarships.placeholder')}
          maxLength={SEARCH_TEXT_MAX_CHARACTERS}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" className={classes.submit}>
          {t('scholarships.search')}
        </button>
      </form>
    </section>
  )
}
