import { useState } from 'react'

interface Point {
  readonly latitude: number
  readonly longitude: number
}

/**
 * Returns `onLocate`, which reads the position of the visitor from the browser. This hook does not
 * store the position. `isDenied` is true after any failure to read the position.
 */
export function useGeolocation(onFound: (point: Point) => void) {
  const [isDenied, setDenied] = useState(false)
  const onLocate = () => {
    if (!('geolocation' in navigator)) return setDenied(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setDenied(false)
        onFound({ latitude, longitude })
      },
      () => setDenied(true),
    )
  }
  return { isDenied, onLocate }
}
