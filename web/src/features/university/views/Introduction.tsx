import type { components } from '@/shared/api/schema'
import { translateField } from '@/shared/texts/translateField'
import { useLocale } from '@/shared/texts/useLocale'
import classes from './Description.module.css'

/**
 * A text that the editors wrote for the top of a country or discipline page. Renders nothing
 * without a text.
 */
export function Introduction({ introduction }: { readonly introduction: components['schemas']['Introduction'] | null }) {
  const { language } = useLocale()
  if (introduction === null) return null
  const shown = translateField(introduction, 'summary', language)
  return (
    <p className={classes.prose} lang={shown.language} dir="auto">
      {shown.text}
    </p>
  )
}
