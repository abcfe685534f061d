/** For lists that are requested only once (section 4 of the specification). */
export const NEVER_STALE = { staleTime: Infinity } as const

/** A course list stays in the cache for 30 minutes, so that Back from a course restores the list and its scroll position. */
export const KEPT_FOR_RETURN = { gcTime: 1_800_000 } as const
