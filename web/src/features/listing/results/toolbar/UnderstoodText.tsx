import '@/shared/texts/listing/addUnderstoodTexts'
import type { TextInterpretation } from '../../queries/searchResults'
import { UnderstoodChips } from '../chips/UnderstoodChips'
import { WideningNotice } from './WideningNotice'

interface UnderstoodTextProps {
  readonly text: string
  readonly interpretation: TextInterpretation
  readonly literalParts: readonly string[]
  readonly onLiteralParts: (parts: readonly string[]) => void
}

/** Shows the interpretation of the text, and a notice if the search was widened. */
export default function UnderstoodText({ text, interpretation, literalParts, onLiteralParts }: UnderstoodTextProps) {
  const { widening } = interpretation
  return (
    <>
      <UnderstoodChips interpretation={interpretation} literalParts={literalParts} onLiteralParts={onLiteralParts} />
      {widening && <WideningNotice text={text} widening={widening} onLiteralParts={onLiteralParts} />}
    </>
  )
}
