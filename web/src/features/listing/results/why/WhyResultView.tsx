import { Fragment, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '@/shared/texts/useLocale'
import controls from '@/shared/ui/controls.module.css'
import type { CourseExplanation } from '../../queries/courseExplanation'
import { describeReasons, splitMarkedText } from './reasons'
import classes from './WhyResultView.module.css'

interface WhyResultViewProps {
  /** The name of the course. */
  readonly name: string
  readonly isOpen: boolean
  /** Undefined until the explanation has loaded. */
  readonly explanation: CourseExplanation | undefined
  readonly hasFailed: boolean
  readonly onToggle: () => void
}

/** A button that opens the explanation of a result. The matching words are marked. */
export function WhyResultView({ name, isOpen, explanation, hasFailed, onToggle }: WhyResultViewProps) {
  const { t } = useTranslation()
  const { tag } = useLocale()
  const id = useId()
  return (
    <>
      <button
        type="button"
        className={`${controls.quiet} ${classes.toggle}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={t('why.openFor', { name })}
        onClick={onToggle}
      >
        {t('why.open')}
      </button>
      {isOpen && (
        <p id={id} role="status" className={classes.reasons}>
          {hasFailed ? t('why.failed') : explanation === undefined ? t('why.loading') : <Reasons reasons={describeReasons(explanation, t, tag)} />}
        </p>
      )}
    </>
  )
}

function Reasons({ reasons }: { readonly reasons: readonly string[] }) {
  return reasons.map((reason, index) => (
    <Fragment key={reason}>
      {index > 0 && ' · '}
      <bdi>
        {splitMarkedText(reason).map(({ text, isMarked }, position) =>
          isMarked ? <mark key={position}>{text}</mark> : <Fragment key={position}>{text}</Fragment>,
        )}
      </bdi>
    </Fragment>
  ))
}
