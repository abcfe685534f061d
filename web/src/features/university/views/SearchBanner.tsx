import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { SEARCH_TEXT_MAX_CHARACTERS } from '@/shared/api/limits'
import controls from '@/shared/ui/controls.module.css'
import fields from '@/shared/ui/fields.module.css'
import classes from './SearchBanner.module.css'

/**
 * A search field on the page with the disciplines of an institute. The search finds all courses, not
 * only those of the institute.
 */
export function SearchBanner({ onSearch }: { readonly onSearch: (text: string) => void }) {
  const { t } = useTranslation('university')
  const [text, setText] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(text.trim())
  }
  return (
    <section className={classes.banner} aria-label={t('search.submit')}>
      <h2 className={classes.title}>{t('search.title')}</h2>
      <form role="search" aria-label={t('search.title')} className={classes.form} onSubmit={submit}>
        <input
          className={`${fields.field} ${classes.input}`}
          type="search"
          aria-label={t('search.placeholder')}
          placeholder={t('search.placeholder')}
          maxLength={SEARCH_TEXT_MAX_CHARACTERS}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" className={controls.strong}>
          {t('search.submit')}
        </button>
      </form>
    </section>
  )
}
