import '@/shared/texts/bundles/addDialogTexts'
import { Button, TextInput } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './CopyLink.module.css'

interface CopyLinkProps {
  readonly label: string
  /** The link. Undefined if the link does not exist yet. */
  readonly link: string | undefined
  /** Whether the link is being created. */
  readonly isCreating?: boolean
}

const COPIED_MS = 4000

/** A link with a button to copy it. If copying fails, a text asks the visitor to copy the link from the field. */
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
