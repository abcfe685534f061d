import { IconAdjustmentsHorizontal, IconSearch } from '@tabler/icons-react'
import type { FormEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './HeroForm.module.css'

interface HeroFormProps {
  readonly advancedHref: string
  readonly onSubmit: () => void
  readonly children: ReactNode
}

/** The search form with its three inputs. */
export function HeroForm({ advancedHref, onSubmit, children }: HeroFormProps) {
  const { t } = useTranslation('home')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form role="search" aria-label={t('hero.label')} className={classes.form} onSubmit={submit} noValidate>
      <div className={classes.bar}>
        {children}
        <div className={classes.go}>
          <button type="submit" className={classes.submit}>
            <IconSearch size={20} stroke={1.8} aria-hidden />
            {t('hero.submit')}
          </button>
        </div>
      </div>
      <a className={classes.advanced} href={advancedHref}>
        <IconAdjustmentsHorizontal size={18} stroke={1.6} aria-hidden />
        {t('hero.advanced')}
      </a>
    </form>
  )
}
