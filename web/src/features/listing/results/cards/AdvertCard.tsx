import { IconRotate } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { FlipCard } from '@/shared/ui/FlipCard'
import controls from '@/shared/ui/controls.module.css'
import type { View } from '../../state/listingState'
import type { Advert } from './adverts'
import classes from './AdvertCard.module.css'

interface AdvertCardProps {
  readonly advert: Advert
  readonly layout: View
  readonly href: string
}

/** An advertisement. The card has a label and a picture on each side. The back has the link `href`. */
export default function AdvertCard({ advert, layout, href }: AdvertCardProps) {
  const { t } = useTranslation()
  const { heading, institute_name: name } = advert
  const isGrid = layout === 'grid'
  return (
    <aside aria-label={t('advert.of', { name })} className={classes.advert} data-layout={layout}>
      <FlipCard
        className={classes.card}
        turnLabel={t('advert.turn', { name })}
        turnBackLabel={t('advert.back', { name })}
        front={
          <div className={classes.face}>
            <img className={classes.picture} src={isGrid ? advert.grid_card_img_front : advert.list_card_img_front} alt="" loading="lazy" />
            <div className={classes.words}>
              <span className={classes.label}>{t('advert.label')}</span>
              <strong className={classes.heading}>
                <bdi>{heading}</bdi>
              </strong>
              <bdi>{name}</bdi>
            </div>
            <IconRotate className={classes.hint} size={18} stroke={1.6} aria-hidden />
          </div>
        }
        back={
          <div className={classes.face}>
            <img className={classes.picture} src={isGrid ? advert.grid_card_img_back : advert.list_card_img_back} alt="" loading="lazy" />
            <div className={classes.words}>
              <span className={classes.label}>{t('advert.label')}</span>
              <strong className={classes.heading}>
                <bdi>{name}</bdi>
              </strong>
              <a className={`${controls.strong} ${classes.discover}`} href={href} aria-label={t('action.discoverOf', { name })}>
                {t('action.discover')}
              </a>
            </div>
          </div>
        }
      />
    </aside>
  )
}
