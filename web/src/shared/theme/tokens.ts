/** The colours of both schemes. Outside this file, the code defines only the colour of the start bar (`global.css`). */
export const COLOURS = {
  light: {
    ink: '#14213D',
    paper: '#FBFAF7',
    surface: '#FFFFFF',
    line: '#E3E0D8',
    'control-line': '#858C97',
    muted: '#5B6472',
    primary: '#1F4B99',
    'primary-strong': '#173A78',
    'on-primary': '#FFFFFF',
    'primary-soft': '#EAF0FA',
    hover: '#F3F1EB',
    accent: '#F2A900',
    'on-accent': '#14213D',
    'accent-soft': '#FDF5E0',
    success: '#1E7B4F',
    danger: '#B3261E',
    'danger-soft': '#FBECEB',
    'map-sea': '#DCE5EC',
    'map-land': '#FBFAF7',
    'map-border': '#D3CEC2',
    'map-name': '#5B6472',
    'map-river': '#C2D2DF',
    shadow: '0 1px 2px rgb(20 33 61 / 5%), 0 4px 16px rgb(20 33 61 / 5%)',
    'shadow-up': '0 -4px 16px rgb(20 33 61 / 8%)',
  },
  dark: {
    ink: '#E8ECF4',
    paper: '#0F1726',
    surface: '#172136',
    line: '#2C3A55',
    'control-line': '#76839C',
    muted: '#A7B1C4',
    primary: '#8FB3FF',
    'primary-strong': '#B4CCFF',
    'on-primary': '#0F1726',
    'primary-soft': '#22335A',
    hover: '#1E2A44',
    accent: '#F2A900',
    'on-accent': '#14213D',
    'accent-soft': '#33301F',
    success: '#6FCF9B',
    danger: '#FF9B93',
    'danger-soft': '#3A2330',
    'map-sea': '#0B1220',
    'map-land': '#1E2A44',
    'map-border': '#34425F',
    'map-name': '#A7B1C4',
    'map-river': '#0F1A30',
    shadow: '0 1px 2px rgb(0 0 0 / 25%), 0 4px 16px rgb(0 0 0 / 20%)',
    'shadow-up': '0 -4px 16px rgb(0 0 0 / 35%)',
  },
} as const

export const FONT_SIZES = { xs: 13, sm: 15, md: 17, lg: 21, xl: 28, xxl: 40 } as const
export const SPACING = { xxs: 4, xs: 8, sm: 12, md: 16, lg: 24, xl: 32, xxl: 48 } as const
export const RADII = { field: 6, card: 10 } as const
/** The height of fields and buttons, and the minimum size of a touch target. */
export const CONTROL_PX = 44
export const LINE_HEIGHTS = { text: 1.5, heading: 1.15 } as const
export const MOTION_MS = 160

/** The backgrounds of monograms. White letters have a contrast of at least 4.5:1 on each background. */
export const MONOGRAM_BACKGROUNDS = [
  '#1F4B99', '#1E6B7B', '#1E7B4F', '#5A6B1E', '#8A5A00', '#9A4A1F', '#B3261E', '#A02763', '#7A3B9A', '#4F46A8', '#3D5A80', '#5B6472',
] as const
