import '@/shared/texts/bundles/addDialogTexts'
import { Button, TextInput } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './CopyLink.module.css'

interface CopyLinkProps {
  readonly label: string
  /** Undefined until the link exists. */
  readonly link: string | undefined
  /** True when a missing link is being created. */
  readonly isCreating?: boolean
}

const COPIED_MS = 4000

/** A read-only link with a copy button. If copying fails, a message tells the visitor to copy from the field. */
export function CopyLink({ label, link, isCreating = false }: CopyLinkProps) {
  const { t } = useTranslation()
  const id = useId()
  const { copied, copy, error } = useClipboard({ timeout: COPIED_MS })
  const isPending = link === undefined && isCreating
  return (
    <div>
      <div className={classes.link}>
        <TextInput
          id={id}
          label={label}
          className={classes.field}
          value={link ?? ''}
          placeholder={isPending ? t('share.making') : ''}
          readOnly
          dir="ltr"
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button
          variant="default"
          className={classes.copy}
          aria-describedby={id}
          disabled={link === undefined}
          loading={isPending}
          leftSection={copied ? <IconCheck size={18} stroke={1.8} aria-hidden /> : <IconCopy size={18} stroke={1.6} aria-hidden />}
          onClick={() => link !== undefined && copy(link)}
        >
          {copied ? t('share.copied') : t('share.copy')}
        </Button>
      </div>
      {error !== null && <p role="alert">{t('share.copyByHand')}</p>}
    </div>
  )
}
