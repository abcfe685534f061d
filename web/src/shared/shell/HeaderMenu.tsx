import { IconChevronDown, IconMenu2 } from '@tabler/icons-react'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { OptionalPart } from '@/shared/ui/OptionalPart'
import { usePopup } from '@/shared/overlays/usePopup'
import classes from './HeaderMenu.module.css'

const SiteMenuPanel = lazy(() => import('@/shared/siteMenu/SiteMenuPanel'))

/** The button that opens the menu with countries, subjects, groups, scholarships and articles. On a phone, it is an icon. */
export function HeaderMenu() {
  const { t } = useTranslation()
  const { isOpen, setOpen, root, button, onKeyDown } = usePopup()
  return (
    <div ref={root} onKeyDown={onKeyDown}>
      <button ref={button} type="button" className={classes.button} aria-label={t('site.discover')} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <IconMenu2 className={classes.icon} size={20} stroke={1.6} aria-hidden />
        <span className={classes.word}>{t('site.discover')}</span>
        <IconChevronDown className={classes.word} size={14} stroke={2} aria-hidden />
      </button>
      {isOpen && (
        <OptionalPart>
          <SiteMenuPanel onSelect={() => setOpen(false)} />
        </OptionalPart>
      )}
    </div>
  )
}
