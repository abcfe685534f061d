/** Up to three chips are all shown. Of four or more, two are shown until the visitor expands the list. */
export const CHIPS_SHOWN = 3
const CHIPS_SHOWN_OF_MANY = 2

export function shownChips<Chip>(chips: readonly Chip[], isExpanded: boolean): readonly Chip[] {
  return isExpanded || chips.length <= CHIPS_SHOWN ? chips : chips.slice(0, CHIPS_SHOWN_OF_MANY)
}
