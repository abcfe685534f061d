import { IconRotate } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { FlipCard } from '@/shared/ui/FlipCard'
import { Logo } from './Logo'
import classes from './PortalCards.module.css'

interface Portal {
  readonly id: number
  readonly name: string
  readonly logo: string | null
  readonly summary: string
}

/** Portals as flip cards: the logo on the front, the summary on the back. */
export function PortalCards({ portals }: { readonly portals: readonly Portal[] }) {
  const { t } = useTranslation('home')
  return (
    <ul className={classes.cards}>
      {portals.map(({ id, name, logo, summary }) => (
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
                <IconRotate className={classes.hint} size={18} stroke={1.6} aria-hidden />
              </div>
            }
            back={
              <div className={classes.back}>
                <bdi className={classes.name}>{name}</bdi>
                <bdi>{summary}</bdi>
              </div>
            }
          />
        </li>
      ))}
    </ul>
  )
}
