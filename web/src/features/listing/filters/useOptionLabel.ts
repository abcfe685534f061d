import { useTranslation } from 'react-i18next'
import type { OptionListName } from '../state/filterTable'

/** Names the options of flat lists in the visitor's language; undefined for a value without a text. */
export function useOptionLabel(): (list: OptionListName, value: string) => string | undefined {
  const { t } = useTranslation()
  return (list, value) => {
    const texts: Readonly<Record<string, string>> = t(list, { returnObjects: true })
    return texts[value]
  }
}
