const START_MONTHS = 24

interface MonthOption {
  readonly value: string
  readonly label: string
}

const format = (date: Date, tag: string, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }).format(date)

/**
 * Lists January to December. The values are English, because the counsellors read them. The labels
 * are translated.
 */
export function listMonths(tag: string): readonly MonthOption[] {
  return Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2000, month))).map((date) => ({
    value: format(date, 'en-GB', { month: 'long' }),
    label: format(date, tag, { month: 'long' }),
  }))
}

/** Lists the months of the next two years, starting with the month of `now`. */
export function listStartMonths(tag: string, now: Date): readonly MonthOption[] {
  return Array.from({ length: START_MONTHS }, (_, month) => new Date(Date.UTC(now.getFullYear(), now.getMonth() + month))).map((date) => ({
    value: format(date, 'en-GB', { month: 'long', year: 'numeric' }),
    label: format(date, tag, { month: 'long', year: 'numeric' }),
  }))
}
