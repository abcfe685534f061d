import { formatCount } from '@/shared/format/numbers'
import { YEARS_MAX } from './durations'

/** A number of full years on an axis: 0 to 4, and 5+. */
export function Years({ years, tag }: { readonly years: number; readonly tag: string }) {
  return <bdi dir="ltr">{years === YEARS_MAX ? `${formatCount(years, tag)}+` : formatCount(years, tag)}</bdi>
}
