interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** About 100 m: as near as a search by distance needs, and no nearer. */
const DECIMALS = 3
const TIMEOUT_MS = 15_000

/** Where the browser says that the visitor is; rejected when it does not say. */
export function requestLocation(): Promise<Point> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) {
      reject(new Error('this browser knows no location'))
      return
    }
    const found = ({ coords }: GeolocationPosition) =>
      resolve({ latitude: Number(coords.latitude.toFixed(DECIMALS)), longitude: Number(coords.longitude.toFixed(DECIMALS)) })
    navigator.geolocation.getCurrentPosition(found, (error) => reject(new Error(error.message)), { timeout: TIMEOUT_MS })
  })
}
