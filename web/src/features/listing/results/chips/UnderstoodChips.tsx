import { UnstyledButton } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNames } from '@/shared/names/useNames'
import { useLocale } from '@/shared/texts/useLocale'
import { Button } from '@/shared/ui/Button'
import { DirectedText } from '@/shared/ui/DirectedText'
import type { TextInterpretation } from '../../queries/searchResults'
import { describeSpan } from '@/shared/searchBox/understoodSpan'
import classes from './FilterChips.module.css'

interface UnderstoodChipsProps {
  readonly interpretation: TextInterpretation
  readonly literalParts: readonly string[]
  readonly onLiteralParts: (parts: readonly string[]) => void
}

/**
 * The interpretation of the text as chips. If the visitor removes a chip, the search uses its words
 * as plain text.
 */
export function UnderstoodChips({ interpretation, literalParts, onLiteralParts }: UnderstoodChipsProps) {
  const { t } = useTranslation()
  const { tag } = useLocale()
  const { getName } = useNames()
  const chips = interpretation.spans.flatMap((span) => {
    const name = describeSpan(span, t, tag, getName)
    return name === undefined ? [] : [{ id: `${span.start}-${span.kind}`, text: span.text, name }]
  })
  if (chips.length === 0 && literalParts.length === 0) return null
  return (
    <div className={classes.row}>
      {chips.length > 0 && (
        <ul className={classes.chips} aria-label={t('understood.label')}>
          {chips.map(({ id, text, name }) => (
            <li key={id}>
              <UnstyledButton
                className={classes.understood}
                aria-label={t('understood.remove', { name, text })}
                title={t('understood.remove', { name, text })}
                onClick={() => onLiteralParts([...literalParts, text])}
              >
                <DirectedText className={classes.name} text={name} />
                <IconX size={14} stroke={2} aria-hidden />
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
      {literalParts.length > 0 && (
        <Button tone="text" className={classes.clear} onClick={() => onLiteralParts([])}>
          {t('understood.again')}
        </Button>
      )}
    </div>
  )
}
