import { expect, test } from 'vitest'
import { renderThemeVariables } from './themeVariables'
import { COLOURS } from './tokens'

test('the style sheet has the colours of the design for both colour schemes', () => {
  const css = renderThemeVariables()
  for (const scheme of ['light', 'dark'] as const) {
    const rule = css.split(`:root[data-mantine-color-scheme="${scheme}"]`)[1]?.split('}')[0] ?? ''
    for (const [name, colour] of Object.entries(COLOURS[scheme])) expect(rule).toContain(`--${name}: ${colour};`)
  }
  expect(css).toMatch(/^:root, :host ?\{[^}]*--mantine-color-body: var\(--paper\);/)
  expect(css).not.toContain('<')
})
