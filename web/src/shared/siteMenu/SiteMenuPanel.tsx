import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { PATHS } from '@/shared/routing/paths'
import { SchemeSwitch } from '@/shared/shell/SchemeSwitch'
import { MenuLinks } from './MenuLinks'
import { useMenuSections } from './useMenuSections'
import classes from './SiteMenuPanel.module.css'

/**
 * The panel of the button Discover. On a narrow screen, it also has links to all courses, the
 * comparison and the application page, and the button that switches the colours.
 */
export default function SiteMenuPanel({ onSelect }: { readonly onSelect: () => void }) {
  const { t } = useTranslation('menu')
  const sections = useMenuSections()
  const closeOnLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) onSelect()
  }
  return (
    <nav className={classes.panel} aria-label={t('discover')} onClick={closeOnLink}>
      <div className={classes.phone}>
        <a href={PATHS.course}>{t('allCourses')}</a>
        <a href={PATHS.compare_course}>{t('compare')}</a>
        <a href={PATHS.apply}>{t('apply')}</a>
        <SchemeSwitch />
      </div>
      <div className={classes.sections}>
        {sections.map(({ key, links, lists }) => (
          <section key={key}>
            <h2 className={classes.title}>{t(`sections.${key}`)}</h2>
            <ul data-section={key}>
              <MenuLinks links={links} />
              <MenuLinks links={lists} className={classes.list} />
            </ul>
          </section>
        ))}
      </div>
    </nav>
  )
}
