import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DirectedText } from '@/shared/ui/DirectedText'
import classes from './FactList.module.css'

export interface Fact {
  readonly label: string
  /** The text of the fact. Null is shown as "unknown". */
  readonly value: ReactNode
}

/** A vertical list of labelled facts. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  const { t } = useTranslation()
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={classes.fact}>
          <dt>{label}</dt>
          <dd data-unknown={value === null || undefined}>{typeof value === 'string' ? <DirectedText text={value} /> : (value ?? t('facts.unknown'))}</dd>
        </div>
      ))}
    </dl>
  )
}
