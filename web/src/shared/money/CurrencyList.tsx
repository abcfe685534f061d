import { useId, useMemo, useState, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { OptionList } from '@/shared/options/OptionList'
import { buildOptionId, type ListStatus } from '@/shared/options/options'
import { useOptionKeyboard } from '@/shared/options/useOptionKeyboard'
import { useLocale } from '@/shared/texts/useLocale'
import fields from '@/shared/ui/fields.module.css'
import { buildCurrencyOptions } from './currencyOptions'
import type { Currency } from './money'
import classes from './CurrencyList.module.css'

/**
 * A mark before a name sets the direction of the name. For example, "CFP فرانک" needs the mark,
 * because it begins with a Latin letter.
 */
const RIGHT_TO_LEFT_MARK = { ltr: '', rtl: '\u200f' }

interface CurrencyListProps {
  /** The code of the selected currency. Empty if each fee has its own currency. */
  readonly code: string
  readonly currencies: readonly Currency[]
  readonly status: ListStatus
  readonly onRetry: () => void
  readonly onCodeChange: (code: string) => void
  readonly inputRef?: Ref<HTMLInputElement>
}

/** A search field and the list of all currencies. Arrow keys and Enter select a currency. */
export default function CurrencyList({ code, currencies, status, onRetry, onCodeChange, inputRef }: CurrencyListProps) {
  const { t } = useTranslation()
  const { tag, language, direction } = useLocale()
  const [search, setSearch] = useState('')
  const listId = useId()
  const options = useMemo(() => {
    const names = new Intl.DisplayNames(tag, { type: 'currency' })
    const getName = ({ code, description }: Currency) => (language === 'en' ? description : (names.of(code) ?? description))
    return buildCurrencyOptions(currencies, code, search, { defaultName: t('currency.default'), getName })
  }, [currencies, code, search, tag, language, t])
  const select = (id: string) => {
    setSearch('')
    onCodeChange(id)
  }
  const { active, onKeyDown, clearActive } = useOptionKeyboard(options, select)
  return (
    <div className={classes.list}>
      <input
        ref={inputRef}
        className={fields.field}
        type="text"
        role="combobox"
        aria-expanded
        aria-haspopup="listbox"
        aria-autocomplete="list"
        aria-controls={listId}
        aria-activedescendant={active === undefined ? undefined : buildOptionId(listId, active)}
        aria-label={t('currency.find')}
        placeholder={t('currency.find')}
        autoComplete="off"
        spellCheck={false}
        value={search}
        onChange={(event) => {
          clearActive()
          setSearch(event.currentTarget.value)
        }}
        onKeyDown={onKeyDown}
      />
      <OptionList
        id={listId}
        label={t('currency.label')}
        status={status}
        options={options.map((option) => ({ ...option, area: option.area && RIGHT_TO_LEFT_MARK[direction] + option.area }))}
        activeId={active}
        onPick={select}
        onRetry={onRetry}
      />
    </div>
  )
}
