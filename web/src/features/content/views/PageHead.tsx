import type { ReactNode } from 'react'
import type { ShownText } from '@/shared/texts/translateField'
import classes from './PageHead.module.css'

interface PageHeadProps {
  readonly title: string | ShownText
  readonly lead?: string | ShownText | undefined
  readonly logo?: ReactNode
  readonly children?: ReactNode
}

/** The heading of a page, with an optional logo and an optional introduction (`lead`). */
export function PageHead({ title, lead, logo, children }: PageHeadProps) {
  return (
    <header className={classes.head} data-logo={logo !== undefined || undefined}>
      {logo}
      <div className={classes.words}>
        <h1 className={classes.title}>
          <OwnText value={title} />
        </h1>
        {lead !== undefined && (
          <p className={classes.lead}>
            <OwnText value={lead} />
          </p>
        )}
        {children}
      </div>
    </header>
  )
}

/** A text of the site, or a database text with its language attribute. */
export function OwnText({ value }: { readonly value: string | ShownText }) {
  return typeof value === 'string' ? value : <bdi lang={value.language}>{value.text}</bdi>
}
