import type { Option } from '@/shared/options/options'
import type { Currency } from './money'

/** The currencies at the top of the list: the rupee, and the currencies that students use most often. */
const COMMON_CODES: readonly string[] = ['PKR', 'USD', 'GBP', 'EUR', 'AUD', 'CAD', 'INR', 'AED', 'SAR', 'CNY']

/** The id of the option for fees in their own currency. */
const DEFAULT_OPTION = ''

interface OptionTexts {
  readonly defaultName: string
  /** The name of a currency in the language of the page. */
  readonly getName: (currency: Currency) => string
}

/**
 * Builds the option "Default" and one option for each currency. Common currencies are first. The
 * search text matches the start of a code or of a word in a name. English names and names in the
 * language of the page are searched.
 */
export function buildCurrencyOptions(currencies: readonly Currency[], selected: string, search: string, { defaultName, getName }: OptionTexts): Option[] {
  const text = search.trim().toLocaleLowerCase()
  const isFound = (...names: readonly string[]) => names.some((name) => ` ${name.toLocaleLowerCase()}`.includes(` ${text}`))
  const common = COMMON_CODES.flatMap((code) => currencies.filter((each) => each.code === code))
  const others = currencies.filter(({ code }) => !COMMON_CODES.includes(code))
  const options = [...common, ...others]
    .filter((currency) => isFound(currency.code, currency.description, getName(currency)))
    .map((currency) => ({ id: currency.code, name: currency.code, area: getName(currency), isSelected: currency.code === selected }))
  return isFound(defaultName) ? [{ id: DEFAULT_OPTION, name: defaultName, isSelected: selected === '' }, ...options] : options
}
