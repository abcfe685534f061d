import '@/shared/texts/bundles/addCourseTexts'
import { CloseButton } from '@mantine/core'
import { IconArrowsDiff } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Logo } from '@/shared/ui/Logo'
import controls from '@/shared/ui/controls.module.css'
import type { ComparedItem } from './comparison'
import classes from './CompareDrawer.module.css'

interface CompareDrawerProps {
  readonly items: readonly ComparedItem[]
  /** The reason why the last course was not added. */
  readonly message: string | undefined
  /** The URL of the comparison. Undefined if fewer than two courses are selected. */
  readonly href: string | undefined
  readonly onRemove: (id: number) => void
  readonly onClose: () => void
}

/** The selected courses in a drawer at the bottom of the page. The page above the drawer stays usable. */
export function CompareDrawer({ items, message, href, onRemove, onClose }: CompareDrawerProps) {
  const { t } = useTranslation()
  const drawer = useRef<HTMLElement>(null)
  const remove = (id: number) => {
    // The button of the course is removed, so the focus moves to the drawer.
    drawer.current?.focus()
    onRemove(id)
  }
  return (
    <section ref={drawer} className={classes.drawer} aria-label={t('compare.drawer')} tabIndex={-1}>
      <div className={classes.inside}>
        <div className={classes.head}>
          <h2 className={classes.title}>{t('compare.drawer')}</h2>
          <p className={classes.message} role="status">
            {message}
          </p>
          <CloseButton size="var(--control)" iconSize="1.25rem" aria-label={t('compare.close')} onClick={onClose} />
        </div>
        {items.length === 0 ? (
          <p className={classes.none}>{t('compare.none')}</p>
        ) : (
          <div className={classes.row}>
            <ul className={classes.items}>
              {items.map(({ id, name, institute, logo }) => (
                <li key={id} className={classes.item}>
                  <span className={classes.logo}>
                    <Logo name={institute} logo={logo} />
                  </span>
                  <span className={classes.words}>
                    <bdi className={classes.name}>{name}</bdi>
                    <bdi className={classes.institute}>{institute}</bdi>
                  </span>
                  <CloseButton
                    size="var(--control)"
                    iconSize="1.125rem"
                    aria-label={t('compare.remove', { name })}
                    onClick={() => remove(id)}
                  />
                </li>
              ))}
            </ul>
            {href === undefined ? (
              <p className={classes.more}>{t('compare.oneMore')}</p>
            ) : (
              <a className={controls.strong} href={href} target="_blank" rel="noopener">
                <IconArrowsDiff size={18} stroke={1.6} aria-hidden />
                {t('compare.go')}
              </a>
            )}
          </div>
        )}
      </div>
    </section>
  )
}
