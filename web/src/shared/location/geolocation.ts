interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** About 100 m, which is precise enough for a distance search. */
const DECIMALS = 3
const TIMEOUT_MS = 15_000

/** Requests the visitor's position from the browser; rejects when it is not given. */
export function requestLocation(): Promise<Point> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) {
      reject(new Error('this browser has no geolocation'))
      return
    }
    const found = ({ coords }: GeolocationPosition) =>
      resolve({ latitude: Number(coords.latitude.toFixed(DECIMALS)), longitude: Number(coords.longitude.toFixed(DECIMALS)) })
    navigator.geolocation.getCurrentPosition(found, (error) => reject(new Error(error.message)), { timeout: TIMEOUT_MS })
  })
}
