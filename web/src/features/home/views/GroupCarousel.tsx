import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Logo } from '@/shared/ui/Logo'
import { useCarousel } from './useCarousel'
import classes from './GroupCarousel.module.css'

interface Group {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly logo: string | null
  readonly summary: string
  readonly institute_count: number
}

interface GroupCarouselProps {
  readonly groups: readonly Group[]
  readonly label: string
  readonly buildHref: (slug: string) => string
}

/** A carousel of university groups. The carousel pauses on hover, on focus, and when its button is pressed. */
export function GroupCarousel({ groups, label, buildHref }: GroupCarouselProps) {
  const { t } = useTranslation('home')
  const { first, visible, isPlaying, onStep, onPlayingChange, pauseHandlers } = useCarousel(groups.length)
  return (
    <div className={classes.carousel} role="group" aria-roledescription={t('groups.carousel')} aria-label={label} {...pauseHandlers}>
      <div className={classes.tools}>
        {groups.length > visible && (
          <button type="button" className={classes.tool} aria-label={t(isPlaying ? 'groups.pause' : 'groups.play')} onClick={() => onPlayingChange(!isPlaying)}>
            {isPlaying ? <IconPlayerPause size={20} stroke={1.6} aria-hidden /> : <IconPlayerPlay size={20} stroke={1.6} aria-hidden />}
          </button>
        )}
        <button type="button" className={classes.tool} data-turns aria-label={t('groups.previous')} onClick={() => onStep(-1)}>
          <IconChevronLeft size={20} stroke={1.6} aria-hidden />
        </button>
        <button type="button" className={classes.tool} data-turns aria-label={t('groups.next')} onClick={() => onStep(1)}>
          <IconChevronRight size={20} stroke={1.6} aria-hidden />
        </button>
      </div>
      <div className={classes.window}>
        <ul className={classes.track} style={{ '--first': first }} aria-live={isPlaying ? 'off' : 'polite'}>
          {groups.map(({ id, slug, name, logo, summary, institute_count }, index) => (
            <li
              key={id}
              className={classes.slide}
              aria-roledescription={t('groups.slide')}
              aria-label={t('groups.position', { position: index + 1, count: groups.length })}
              aria-hidden={index < first || index >= first + visible}
            >
              <Logo name={name} logo={logo} />
              <div className={classes.words}>
                <h3 className={classes.name}>
                  {/* A link in a hidden slide cannot be focused with the keyboard. */}
                  <a href={buildHref(slug)} tabIndex={index < first || index >= first + visible ? -1 : undefined}>
                    <bdi>{name}</bdi>
                  </a>
                </h3>
                <p>
                  <bdi>{summary}</bdi>
                </p>
                <p className={classes.count}>{t('groups.count', { count: institute_count })}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
