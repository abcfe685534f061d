import { useMemo } from 'react'
import { DOT_STEP, WORLD_DOTS } from './worldDots'
import classes from './WorldArcs.module.css'

/** The grid of the map: a step of 3 degrees, from 180° west and 72° north. */
const UNITS_PER_DEGREE = DOT_STEP / 3
const x = (longitude: number) => (longitude + 180) * UNITS_PER_DEGREE
const y = (latitude: number) => (72 - latitude) * UNITS_PER_DEGREE

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

function arc(fromX: number, fromY: number, [latitude, longitude]: readonly [number, number]): string {
  const [toX, toY] = [x(longitude), y(latitude)]
  const top = Math.min(fromY, toY) - Math.abs(toX - fromX) / 5
  return `M${fromX.toFixed(1)} ${fromY.toFixed(1)}Q${((fromX + toX) / 2).toFixed(1)} ${top.toFixed(1)} ${toX.toFixed(1)} ${toY.toFixed(1)}`
}

/** Decoration: a dotted world with arcs from the visitor's region to popular destinations. */
export function WorldArcs() {
  const { from, arcs } = useMemo(() => {
    const point = [x(estimateLongitude()), y(ORIGIN_LATITUDE)] as const
    return { from: point, arcs: DESTINATIONS.map((place) => arc(...point, place)) }
  }, [])
  return (
    <div className={classes.world} aria-hidden>
      <svg className={classes.drawing} viewBox="-5 -5 1210 440" fill="none">
        <path className={classes.dots} d={WORLD_DOTS} />
        {arcs.map((path) => (
          <path key={path} d={path} />
        ))}
        <circle cx={from[0]} cy={from[1]} r="6" />
      </svg>
    </div>
  )
}
