import { useMemo } from 'react'
import { DOT_STEP, WORLD_DOTS } from './worldDots'
import classes from './WorldArcs.module.css'

/** The grid of dots starts at 180° west and 72° north. Neighbouring dots are 3 degrees apart. */
const UNITS_PER_DEGREE = DOT_STEP / 3
const toX = (longitude: number) => (longitude + 180) * UNITS_PER_DEGREE
const toY = (latitude: number) => (72 - latitude) * UNITS_PER_DEGREE

const DESTINATIONS = [
  [51.5, -0.1],
  [40.7, -74],
  [43.7, -79.4],
  [-33.9, 151.2],
  [52.5, 13.4],
] as const
const ORIGIN_LATITUDE = 30
const MINUTES_PER_DEGREE = 4

/** Estimates the visitor's longitude from the time zone: 15 degrees per hour. */
function estimateLongitude(): number {
  return -new Date().getTimezoneOffset() / MINUTES_PER_DEGREE
}

function buildArcPath(startX: number, startY: number, [latitude, longitude]: readonly [number, number]): string {
  const [endX, endY] = [toX(longitude), toY(latitude)]
  const top = Math.min(startY, endY) - Math.abs(endX - startX) / 5
  return `M${startX.toFixed(1)} ${startY.toFixed(1)}Q${((startX + endX) / 2).toFixed(1)} ${top.toFixed(1)} ${endX.toFixed(1)} ${endY.toFixed(1)}`
}

/** A decorative map of dots with arcs from the visitor's region to popular destinations. */
export function WorldArcs() {
  const { origin, arcs } = useMemo(() => {
    const point = [toX(estimateLongitude()), toY(ORIGIN_LATITUDE)] as const
    return { origin: point, arcs: DESTINATIONS.map((place) => buildArcPath(...point, place)) }
  }, [])
  return (
    <div className={classes.world} aria-hidden>
      <svg className={classes.drawing} viewBox="-5 -5 1210 440" fill="none">
        <path className={classes.dots} d={WORLD_DOTS} />
        {arcs.map((path) => (
          <path key={path} d={path} />
        ))}
        <circle cx={origin[0]} cy={origin[1]} r="6" />
      </svg>
    </div>
  )
}
