import { useState } from 'react'

interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** Requests the visitor's position from the browser on demand. The position is not stored. */
export function useGeolocation(onFound: (point: Point) => void) {
  const [isDisabled, setDisabled] = useState(false)
  const onLocate = () => {
    if (!('geolocation' in navigator)) return setDisabled(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setDisabled(false)
        onFound({ latitude, longitude })
      },
      () => setDisabled(true),
    )
  }
  return { isDisabled, onLocate }
}
