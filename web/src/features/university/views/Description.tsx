import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './Description.module.css'

/** A longer text is cut at the end of a word. A button shows the rest. */
const CUT_AT_CHARACTERS = 320

export function Description({ text }: { readonly text: string | null }) {
  const { t } = useTranslation('university')
  const [isExpanded, setExpanded] = useState(false)
  if (text === null || text.trim() === '') return <p className={classes.none}>{t('noDescription')}</p>
  const isLong = text.length > CUT_AT_CHARACTERS
  return (
    <div>
      <p className={classes.prose} dir="auto">
        {isLong && !isExpanded ? `${cutAtWord(text)} …` : text}
      </p>
      {isLong && (
        <button type="button" className={classes.more} aria-expanded={isExpanded} onClick={() => setExpanded(!isExpanded)}>
          {t(isExpanded ? 'readLess' : 'readMore')}
        </button>
      )}
    </div>
  )
}

function cutAtWord(text: string): string {
  const cut = text.slice(0, CUT_AT_CHARACTERS)
  const end = cut.lastIndexOf(' ')
  return end > 0 ? cut.slice(0, end) : cut
}
