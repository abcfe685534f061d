interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** Three decimals of a degree are about 100 m, which is precise enough for a distance search. */
const DECIMALS = 3
const TIMEOUT_MS = 15_000

/**
 * Reads the position of the visitor from the browser. Rejects if the browser does not provide a
 * position.
 */
export function readLocation(): Promise<Point> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) {
      reject(new Error('this browser has no geolocation'))
      return
    }
    const resolveWithPoint = ({ coords }: GeolocationPosition) =>
      resolve({ latitude: Number(coords.latitude.toFixed(DECIMALS)), longitude: Number(coords.longitude.toFixed(DECIMALS)) })
    navigator.geolocation.getCurrentPosition(resolveWithPoint, (error) => reject(new Error(error.message)), { timeout: TIMEOUT_MS })
  })
}
