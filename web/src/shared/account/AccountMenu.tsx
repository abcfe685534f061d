import '@/shared/texts/account/addAccountTexts'
import { IconChevronDown, IconClipboardList, IconHeart, IconPlaneDeparture, IconUserCircle } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { openOverlay } from '@/shared/overlays/overlayStore'
import { PATHS } from '@/shared/routing/paths'
import controls from '@/shared/ui/controls.module.css'
import { sessionQuery, watchOtherTabs } from './session'
import classes from './AccountMenu.module.css'

/** The value that the server sends if there is no photo. */
const NO_PHOTO = 'No Image'

/**
 * The pages with an icon in the header. The menu also links to these pages, because the icons are
 * hidden on a phone.
 */
const LINKS = [
  { key: 'visas', pageType: 'all_visas', Icon: IconPlaneDeparture },
  { key: 'shortlist', pageType: 'shortlist', Icon: IconHeart },
  { key: 'applications', pageType: 'track_application', Icon: IconClipboardList },
] as const

/** The icons and the menu of a signed-in person. The request for the person also detects a session that has ended. */
export default function AccountMenu() {
  const { t } = useTranslation('account')
  const { pathname } = useLocation()
  const { data } = useQuery(sessionQuery())
  const queries = useQueryClient()
  useEffect(() => watchOtherTabs(queries), [queries])
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = openAt === pathname
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return undefined
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpenAt(undefined)
    }
    const events = ['pointerdown', 'focusin'] as const
    for (const event of events) document.addEventListener(event, closeOutside)
    return () => {
      for (const event of events) document.removeEventListener(event, closeOutside)
    }
  }, [isOpen])
  const person = data?.person
  const name = person ? `${person.first_name} ${person.last_name}` : ''
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    setOpenAt(undefined)
    button.current?.focus()
  }
  return (
    <>
      {LINKS.map(({ key, pageType, Icon }) => (
        <a key={key} className={`${controls.quiet ?? ''} ${classes.icon ?? ''}`} href={PATHS[pageType]} aria-label={t(`menu.${key}`)} title={t(`menu.${key}`)}>
          <Icon size={20} stroke={1.6} aria-hidden />
        </a>
      ))}
      <div ref={root} className={classes.root} onKeyDown={onKeyDown}>
        <button ref={button} type="button" className={classes.button} aria-label={t('menu.open', { name })} aria-expanded={isOpen} onClick={() => setOpenAt(isOpen ? undefined : pathname)}>
          {person && person.photo !== NO_PHOTO ? <img className={classes.photo} src={person.photo} alt="" /> : <IconUserCircle size={22} stroke={1.6} aria-hidden />}
          <IconChevronDown className={classes.arrow} size={14} stroke={2} aria-hidden />
        </button>
        {isOpen && (
          <div className={classes.panel}>
            <p className={classes.name}>
              <bdi>{name}</bdi>
            </p>
            <ul>
              <li>
                <a href={PATHS.edit_profile}>{t('menu.edit')}</a>
              </li>
              {LINKS.map(({ key, pageType }) => (
                <li key={key}>
                  <a href={PATHS[pageType]}>{t(`menu.${key}`)}</a>
                </li>
              ))}
              <li>
                <a href={PATHS.saved_searches}>{t('menu.saved')}</a>
              </li>
              <li>
                <a href={PATHS.upload_documents}>{t('documents.title')}</a>
              </li>
              <li>
                <button
                  type="button"
                  onClick={() => {
                    button.current?.focus()
                    setOpenAt(undefined)
                    openOverlay({ kind: 'signOut' })
                  }}
                >
                  {t('menu.signOut')}
                </button>
              </li>
            </ul>
          </div>
        )}
      </div>
    </>
  )
}
