import type { Scheme } from './world/worldStyle'
import type { MapSettings } from './mapSettings'

const MAPBOX_STYLES: Readonly<Record<Scheme, string>> = {
  light: 'mapbox://styles/mapbox/light-v11',
  dark: 'mapbox://styles/mapbox/dark-v11',
}

/** Returns the style URL for MapLibre. Undefined means the built-in world map. MapLibre cannot open styles of Mapbox. */
export function getMapLibreStyleUrl(settings: MapSettings, scheme: Scheme): string | undefined {
  const url = getConfiguredUrl(settings, scheme)
  return url?.startsWith('mapbox://') ? undefined : url
}

export function getMapboxStyleUrl(settings: MapSettings, scheme: Scheme): string {
  return getConfiguredUrl(settings, scheme) ?? MAPBOX_STYLES[scheme]
}

function getConfiguredUrl({ style_url, style_dark_url }: MapSettings, scheme: Scheme): string | undefined {
  return (scheme === 'dark' ? style_dark_url : null) ?? style_url ?? undefined
}
