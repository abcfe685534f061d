/**
 * Natural Earth draws most of these territories as a part of another country. The other territories
 * are too small, or no longer exist.
 */
export const COUNTRIES_WITHOUT_OUTLINE: ReadonlySet<string> = new Set('AN BQ BV CC CS CX GF GP MQ RE SJ TK VA YT'.split(' '))
