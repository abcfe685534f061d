import type { Scheme } from './world/worldStyle'
import type { MapSettings } from './mapSettings'

const MAPBOX_STYLES: Readonly<Record<Scheme, string>> = {
  light: 'mapbox://styles/mapbox/light-v11',
  dark: 'mapbox://styles/mapbox/dark-v11',
}

/** The address of the style that MapLibre draws; undefined for the bundled world. Only Mapbox opens its own. */
export function mapLibreStyle(settings: MapSettings, scheme: Scheme): string | undefined {
  const url = urlOf(settings, scheme)
  return url?.startsWith('mapbox://') ? undefined : url
}

/** The address of the style that Mapbox draws. */
export function mapboxStyle(settings: MapSettings, scheme: Scheme): string {
  return urlOf(settings, scheme) ?? MAPBOX_STYLES[scheme]
}

function urlOf({ style_url, style_dark_url }: MapSettings, scheme: Scheme): string | undefined {
  return (scheme === 'dark' ? style_dark_url : null) ?? style_url ?? undefined
}
