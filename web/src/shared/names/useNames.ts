import { useMemo } from 'react'
import { useStore } from '@/shared/state/store'
import { useLocale } from '@/shared/texts/useLocale'
import { nameStore } from './nameStore'
import { sortTranslated, translateValue, type GetName, type NamedValue, type TranslatedKind } from './names'

export interface Names {
  readonly getName: GetName
  readonly translate: <Value extends NamedValue>(kind: TranslatedKind, value: Value) => Value
  /** Translates the values, and sorts them by their translated names. */
  readonly translateAndSort: <Value extends NamedValue>(kind: TranslatedKind, values: readonly Value[]) => readonly Value[]
}

/**
 * Returns functions that translate names of the catalogue, such as subjects, levels and places, to
 * the language of the page.
 */
export function useNames(): Names {
  const names = useStore(nameStore)
  const { tag } = useLocale()
  return useMemo(() => {
    const translate: Names['translate'] = (kind, value) => translateValue(names, kind, value)
    return {
      translate,
      getName: (kind, value) => translate(kind, value).name,
      translateAndSort: (kind, values) => sortTranslated(values.map((value) => translate(kind, value)), tag),
    }
  }, [names, tag])
}
