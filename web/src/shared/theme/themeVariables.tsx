import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { cssVariables, theme } from './theme'

const STYLE_ELEMENT = /^<style[^>]*>([^<]+)<\/style>$/

/** The CSS variables of the theme, as Mantine would write them into a style element. */
export function renderThemeVariables(): string {
  const html = renderToStaticMarkup(<MantineProvider theme={theme} cssVariablesResolver={cssVariables} withGlobalClasses={false} />)
  const css = STYLE_ELEMENT.exec(html)?.[1]
  if (css === undefined) throw new Error('Mantine rendered no style element with CSS variables')
  return css
}
