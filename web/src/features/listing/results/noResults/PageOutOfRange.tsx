import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/Button'
import { Message } from '@/shared/ui/Message'

interface PageOutOfRangeProps {
  readonly page: number
  readonly last: number
  readonly onPage: (page: number) => void
}

/** The message for a URL with a page after the last page. */
export default function PageOutOfRange({ page, last, onPage }: PageOutOfRangeProps) {
  const { t } = useTranslation()
  return (
    <Message title={t('pages.missing', { page })}>
      <p>{t('pages.missingHelp', { last })}</p>
      <Button onClick={() => onPage(last)}>{t('pages.toLast', { last })}</Button>
    </Message>
  )
}
