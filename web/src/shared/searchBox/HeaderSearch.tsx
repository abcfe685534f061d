import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { parseCurrency } from '@/shared/money/currencyUrl'
import { buildTextSearchUrl } from '@/shared/routing/courseUrls'
import { SearchBox } from './SearchBox'
import { normalizeTyped } from './suggestionRows'

/** The search in the header of every page except the listing. */
export function HeaderSearch() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { search } = useLocation()
  const currency = parseCurrency(new URLSearchParams(search))
  const [text, setText] = useState('')
  const open = (url: string) => {
    setText('')
    void navigate(url)
  }
  return (
    <SearchBox
      text={text}
      placeholder={t('search.anything')}
      onTextChange={setText}
      onClear={() => setText('')}
      onSearch={(searched) => {
        const typed = normalizeTyped(searched)
        if (typed !== '') open(buildTextSearchUrl(typed, currency))
      }}
      onSelect={(_, url) => open(url)}
      currency={currency}
      isWholeCatalogue
    />
  )
}
