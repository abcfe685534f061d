import { IconRotate } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { FlipCard } from '@/shared/ui/FlipCard'
import { Logo } from '@/shared/ui/Logo'
import classes from './PortalCards.module.css'

interface Portal {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly logo: string | null
  readonly summary: string
  readonly institute_count: number
}

/** Portals as flip cards: the logo and the number of institutes on the front, the summary on the back. */
export function PortalCards({ portals, buildHref }: { readonly portals: readonly Portal[]; readonly buildHref: (slug: string) => string }) {
  const { t } = useTranslation('home')
  return (
    <ul className={classes.cards}>
      {portals.map(({ id, slug, name, logo, summary, institute_count }) => (
        <li key={id}>
          <FlipCard
            className={classes.card}
            turnLabel={t('portals.turn', { name })}
            turnBackLabel={t('portals.back', { name })}
            front={
              <div className={classes.front}>
                <Logo name={name} logo={logo} />
                <h3 className={classes.name}>
                  <bdi>{name}</bdi>
                </h3>
                <p className={classes.count}>{t('groups.count', { count: institute_count })}</p>
                <IconRotate className={classes.hint} size={18} stroke={1.6} aria-hidden />
              </div>
            }
            back={
              <div className={classes.back}>
                <a className={`${classes.name ?? ''} ${classes.link ?? ''}`} href={buildHref(slug)}>
                  <bdi>{name}</bdi>
                </a>
                <bdi>{summary}</bdi>
              </div>
            }
          />
        </li>
      ))}
    </ul>
  )
}
