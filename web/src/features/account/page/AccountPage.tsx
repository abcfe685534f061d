import '@/shared/texts/account/addAccountTexts'
import { useDocumentTitle } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Breadcrumbs } from '@/shared/shell/Breadcrumbs'
import { Shell } from '@/shared/shell/Shell'
import { RESULTS_ID } from '@/shared/ui/focusResults'
import classes from './AccountPage.module.css'

interface AccountPageProps {
  readonly title: string
  /** True for a page with a list of cards. */
  readonly isWide?: boolean
  readonly children: ReactNode
}

/** The common layout of the account pages. */
export function AccountPage({ title, isWide = false, children }: AccountPageProps) {
  const site = useTranslation().t('site.name')
  useDocumentTitle(`${title} · ${site}`)
  return (
    <Shell trail={<Breadcrumbs crumbs={[{ name: title }]} />}>
      <main id={RESULTS_ID} tabIndex={-1} className={classes.page} data-wide={isWide || undefined}>
        <h1 className={classes.title}>{title}</h1>
        {children}
      </main>
    </Shell>
  )
}
