/** Up to three chips are always visible. If there are more chips, only two are visible until the visitor expands the list. */
export const UNCOLLAPSED_CHIPS_MAX = 3
const COLLAPSED_CHIPS = 2

export function selectVisibleChips<Chip>(chips: readonly Chip[], isExpanded: boolean): readonly Chip[] {
  return isExpanded || chips.length <= UNCOLLAPSED_CHIPS_MAX ? chips : chips.slice(0, COLLAPSED_CHIPS)
}
