/** For lists that are fetched only while the cache has none of them (specification, section 4). */
export const NEVER_STALE = { staleTime: Infinity } as const
