import type { NamedValue } from './names'
import { useNames } from './useNames'

/** A requirement of a visa, in the language of the page if it has a translation. */
export function VisaRequirement({ requirement }: { readonly requirement: string }) {
  const { name, englishName } = useNames().translate<NamedValue>('visa_requirements', { slug: requirement, name: requirement })
  return <bdi lang={englishName === undefined ? 'en' : undefined}>{name}</bdi>
}
