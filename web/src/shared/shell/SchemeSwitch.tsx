import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import controls from '@/shared/ui/controls.module.css'

/**
 * Stops all transitions until the new colours are painted (see `global.css`). Mantine can also stop
 * transitions, but it adds a style element, which the Content-Security-Policy forbids.
 */
function switchWithoutTransitions(switchColours: () => void): void {
  const { dataset } = document.documentElement
  dataset.switchesColours = ''
  switchColours()
  requestAnimationFrame(() => setTimeout(() => delete dataset.switchesColours))
}

/**
 * The button that switches between light and dark colours. It is a plain button, because Mantine's
 * component would add 1 kB to the listing.
 */
export function SchemeSwitch() {
  const { t } = useTranslation()
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true })
  const isDark = useComputedColorScheme('light') === 'dark'
  const Icon = isDark ? IconSun : IconMoon
  return (
    <button type="button" className={controls.quiet} aria-label={t(isDark ? 'site.lightColours' : 'site.darkColours')} onClick={() => switchWithoutTransitions(() => setColorScheme(isDark ? 'light' : 'dark'))}>
      <Icon size={20} stroke={1.6} aria-hidden />
    </button>
  )
}
