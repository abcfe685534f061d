import { useState } from 'react'
import { readLocation } from '@/shared/location/geolocation'

type Point = Awaited<ReturnType<typeof readLocation>>

/** Returns `onLocate`, which reads the position of the visitor from the browser, rounded to about 100 m. */
export function useGeolocation(onFound: (point: Point) => void) {
  const [isDenied, setDenied] = useState(false)
  const onLocate = () =>
    void readLocation().then(
      (point) => {
        setDenied(false)
        onFound(point)
      },
      () => setDenied(true),
    )
  return { isDenied, onLocate }
}
