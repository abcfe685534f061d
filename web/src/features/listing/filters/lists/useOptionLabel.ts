import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { getTestName, isEnglishTest } from '@/shared/course/englishTests'
import { useLocale } from '@/shared/texts/useLocale'
import { getValueFilter, mapLists, type ListName, type OptionListName } from '../../state/filterTable'

/** Matches language codes of two or three letters. Intl.DisplayNames throws an error for a value that is not a code. */
const DISPLAY_CODE = /^[a-z]{2,3}$/

/** Returns a function that finds the label of an option in the language of the visitor. The label can be undefined. */
export function useOptionLabel(): (list: OptionListName, value: string) => string | undefined {
  const { t } = useTranslation()
  const { tag } = useLocale()
  return useMemo(() => {
    const displayNames = mapLists((list) => buildDisplayNames(tag, list))
    return (list, value) => {
      const texts: Readonly<Record<string, string>> = t(list, { returnObjects: true })
      if (list === 'englishTests' && isEnglishTest(value)) return getTestName(value)
      if (Object.hasOwn(texts, value)) return texts[value]
      return DISPLAY_CODE.test(value) ? displayNames[list]?.of(value) : undefined
    }
  }, [t, tag])
}

function buildDisplayNames(tag: string, list: ListName): Intl.DisplayNames | undefined {
  const type = getValueFilter(list).displayNames
  return type && new Intl.DisplayNames([tag], { type, fallback: 'none' })
}
