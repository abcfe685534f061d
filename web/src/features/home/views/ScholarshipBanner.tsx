import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { SEARCH_TEXT_MAX_CHARACTERS } from '@/shared/api/limits'
import fields from '@/shared/ui/fields.module.css'
import classes from './ScholarshipBanner.module.css'

interface ScholarshipBannerProps {
  /** The courses for a text. */
  readonly hrefOf: (text: string) => string
}

/** The search for scholarships. There are none yet, so it says that, and offers the courses. */
export function ScholarshipBanner({ hrefOf }: ScholarshipBannerProps) {
  const { t } = useTranslation('home')
  const [text, setText] = useState('')
  const [asked, setAsked] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(text.trim())
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
        {asked !== undefined && (
          <>
            {t('scholarships.later')} {asked !== '' && <a href={hrefOf(asked)}>{t('scholarships.toCourses', { text: asked })}</a>}
          </>
        )}
      </p>
    </section>
  )
}
