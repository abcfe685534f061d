import '@/shared/texts/bundles/addDialogTexts'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { isolateDirection } from '@/shared/format/direction'
import { CHANNEL_PARTS, CHANNELS } from './channels'
import { CopyLink } from './CopyLink'
import classes from './ShareLinks.module.css'

interface ShareLinksProps {
  readonly title: string
  readonly pageLink: string
  /** Undefined until the server has stored the short link. */
  readonly shortLink: string | undefined
  readonly hasFailed: boolean
  readonly onRetry: () => void
}

/** Links to other services, the page link and the short link. */
export function ShareLinks({ title, pageLink, shortLink, hasFailed, onRetry }: ShareLinksProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.share}>
      <p className={classes.title}>{isolateDirection(title)}</p>
      <ul className={classes.channels} aria-label={t('share.channels')}>
        {CHANNELS.map((channel) => {
          const { icon: ChannelIcon, buildHref } = CHANNEL_PARTS[channel]
          return (
            <li key={channel}>
              <a className={classes.channel} href={buildHref(pageLink, title)} target="_blank" rel="noopener noreferrer">
                <ChannelIcon size={22} stroke={1.6} aria-hidden />
                {t(`share.${channel}`)}
              </a>
            </li>
          )
        })}
      </ul>
      <CopyLink label={t('share.pageLink')} link={pageLink} />
      <CopyLink label={t('share.shortLink')} link={hasFailed ? undefined : shortLink} isCreating={!hasFailed} />
      {hasFailed && (
        <div className={classes.failure} role="alert">
          <p>{t('share.failed')}</p>
          <Button variant="default" onClick={onRetry}>
            {t('share.retry')}
          </Button>
        </div>
      )}
    </div>
  )
}
