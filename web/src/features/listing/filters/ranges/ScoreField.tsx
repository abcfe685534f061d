import '@/shared/texts/listing/addEntryFilterTexts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getTestName, SCORE_RANGES, type EnglishTest } from '@/shared/course/englishTests'
import fields from '@/shared/ui/fields.module.css'
import { findOnlyTest, keepScore } from '../../state/englishScore'
import type { Lists } from '../../state/filterTable'
import classes from './rangeFilters.module.css'

interface ScoreFieldProps {
  readonly lists: Lists
  readonly score: number | undefined
  readonly onChange: (score: number | undefined) => void
}

/**
 * The visitor's score in an English test. The field is visible while exactly one English test is
 * selected. Otherwise, a text asks the visitor to select a test.
 */
export default function ScoreField({ lists, score, onChange }: ScoreFieldProps) {
  const test = findOnlyTest(lists)
  const { t } = useTranslation()
  if (test === undefined) return <p className={classes.note}>{t('entryFilters.select')}</p>
  return <ScoreInput key={test} lists={lists} test={test} score={score} onChange={onChange} />
}

interface ScoreInputProps extends ScoreFieldProps {
  readonly test: EnglishTest
}

function ScoreInput({ lists, test, score, onChange }: ScoreInputProps) {
  const { t } = useTranslation()
  const [lowest, highest] = SCORE_RANGES[test]
  const id = useId()
  /** The typed text. Undefined if the text is the score. */
  const [draft, setDraft] = useState<string>()
  const [lastScore, setLastScore] = useState(score)
  if (score !== lastScore) {
    setLastScore(score)
    setDraft(undefined)
  }
  const text = draft ?? score?.toString() ?? ''
  const typed = text.trim() === '' ? undefined : Number(text.replace(',', '.'))
  const isInvalid = typed !== undefined && keepScore(lists, typed) === undefined
  const commit = () => {
    if (isInvalid) return
    setDraft(undefined)
    if (typed !== score) onChange(typed)
  }
  return (
    <div className={fields.row}>
      <label htmlFor={id}>{t('entryFilters.score', { test: getTestName(test) })}</label>
      <input
        id={id}
        className={`${fields.field} ${classes.short}`}
        type="text"
        inputMode="decimal"
        dir="ltr"
        value={text}
        aria-invalid={isInvalid}
        aria-describedby={`${id}-help`}
        onChange={({ currentTarget }) => setDraft(currentTarget.value)}
        onBlur={commit}
        onKeyDown={({ key }) => key === 'Enter' && commit()}
      />
      <p id={`${id}-help`} className={isInvalid ? classes.alert : classes.note} role={isInvalid ? 'alert' : undefined}>
        {isInvalid ? t('entryFilters.outside', { lowest, highest }) : t('entryFilters.help')}
      </p>
    </div>
  )
}
