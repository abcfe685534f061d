import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { SEARCH_TEXT_MAX_CHARACTERS } from '@/shared/api/limits'
import fields from '@/shared/ui/fields.module.css'
import classes from './ScholarshipBanner.module.css'

interface ScholarshipBannerProps {
  /** Builds the URL of the course search for a text. */
  readonly buildHref: (text: string) => string
}

/** The search for scholarships. The result says that scholarships are not listed yet, and links to the courses. */
export function ScholarshipBanner({ buildHref }: ScholarshipBannerProps) {
  const { t } = useTranslation('home')
  const [text, setText] = useState('')
  const [submitted, setSubmitted] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(text.trim())
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
      <p className={classes.answer} role="status">
        {submitted !== undefined && (
          <>
            {t('scholarships.later')} {submitted !== '' && <a href={buildHref(submitted)}>{t('scholarships.toCourses', { text: submitted })}</a>}
          </>
        )}
      </p>
    </section>
  )
}
