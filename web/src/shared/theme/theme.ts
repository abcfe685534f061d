import { createTheme, rem, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core'
import { COLOURS, CONTROL_PX, FONT_SIZES, LINE_HEIGHTS, MOTION_MS, RADII, SPACING } from './tokens'

const convertToRem = (sizes: Record<string, number>) => Object.fromEntries(Object.entries(sizes).map(([name, px]) => [name, rem(px)]))

/**
 * Mantine requires ten shades. Shades 0 to 4 have the colour of dark mode, and shades 5 to 9 have
 * the colour of light mode.
 */
const primary = Array.from({ length: 10 }, (_, shade) =>
  shade < 5 ? COLOURS.dark.primary : COLOURS.light.primary,
) as unknown as MantineColorsTuple

const FONTS = "'Inter Variable', 'Inter fallback', system-ui, sans-serif"

/** The colours of fields, borders and disabled controls in dark mode. Mantine defines the meaning of each position. */
const dark: MantineColorsTuple = [
  COLOURS.dark.ink,
  COLOURS.dark.ink,
  COLOURS.dark.muted,
  COLOURS.dark['control-line'],
  COLOURS.dark.line,
  COLOURS.dark.hover,
  COLOURS.dark.surface,
  COLOURS.dark.paper,
  COLOURS.dark.paper,
  COLOURS.dark.paper,
]

/** The colours of the filled button. */
const FILLED = {
  '--button-bg': 'var(--primary)',
  '--button-hover': 'var(--primary-strong)',
  '--button-color': 'var(--on-primary)',
}

export const theme = createTheme({
  colors: { primary, dark },
  primaryColor: 'primary',
  primaryShade: { light: 6, dark: 3 },
  autoContrast: true,
  luminanceThreshold: 0.35,
  fontFamily: FONTS,
  fontSizes: convertToRem(FONT_SIZES),
  lineHeights: Object.fromEntries(['xs', 'sm', 'md', 'lg', 'xl'].map((size) => [size, String(LINE_HEIGHTS.text)])),
  headings: { fontFamily: FONTS, fontWeight: '650' },
  spacing: convertToRem(SPACING),
  radius: { xs: rem(RADII.field), sm: rem(RADII.field), md: rem(RADII.card), lg: rem(RADII.card), xl: rem(RADII.card) },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
  components: {
    Button: { vars: (_: unknown, { variant = 'filled' }: { readonly variant?: string }) => ({ root: variant === 'filled' ? FILLED : {} }) },
  },
})

const prefixVariables = (colours: Record<string, string>) =>
  Object.fromEntries(Object.entries(colours).map(([name, value]) => [`--${name}`, value]))

/** Defines the CSS variables of the design, and sets Mantine's variables to these values. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    '--on-monogram': COLOURS.light['on-primary'],
    '--radius-card': rem(RADII.card),
    '--radius-field': rem(RADII.field),
    '--control': rem(CONTROL_PX),
    '--line-text': String(LINE_HEIGHTS.text),
    '--line-heading': String(LINE_HEIGHTS.heading),
    '--motion': `${MOTION_MS}ms`,
    '--mantine-color-body': 'var(--paper)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--muted)',
    '--mantine-color-placeholder': 'var(--muted)',
    '--mantine-color-anchor': 'var(--primary)',
    '--mantine-color-error': 'var(--danger)',
    '--mantine-color-default': 'var(--surface)',
    '--mantine-color-default-hover': 'var(--hover)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-border': 'var(--line)',
  },
  light: prefixVariables(COLOURS.light),
  dark: prefixVariables(COLOURS.dark),
})
