/** For lists that are requested only once (section 4 of the specification). */
export const NEVER_STALE = { staleTime: Infinity } as const
