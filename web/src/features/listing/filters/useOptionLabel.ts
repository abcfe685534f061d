import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '@/shared/texts/useLocale'
import { getValueFilter, type OptionListName } from '../state/filterTable'

/** Codes that Intl.DisplayNames takes without an error. */
const DISPLAY_CODE = /^[a-z]{2,3}$/

/** Names the options of flat lists in the visitor's language; undefined for a value without a name. */
export function useOptionLabel(): (list: OptionListName, value: string) => string | undefined {
  const { t } = useTranslation()
  const { tag } = useLocale()
  return useMemo(() => {
    return (list, value) => {
      const texts: Readonly<Record<string, string>> = t(list, { returnObjects: true })
      return texts[value] ?? getDisplayName(tag, getValueFilter(list).displayNames, value)
    }
  }, [t, tag])
}

function getDisplayName(tag: string, type: Intl.DisplayNamesOptions['type'] | undefined, value: string): string | undefined {
  if (type === undefined || !DISPLAY_CODE.test(value)) return undefined
  return new Intl.DisplayNames([tag], { type, fallback: 'none' }).of(value)
}
