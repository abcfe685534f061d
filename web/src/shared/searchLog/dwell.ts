import { logOutcome, type Outcome } from './outcomes'

type Dwell = NonNullable<Outcome['dwell']>

const SHORT_MS = 10_000
const MEDIUM_MS = 60_000

/** Classifies the time in ms for which a course page was visible. */
export function classifyDwell(milliseconds: number): Dwell {
  if (milliseconds < SHORT_MS) return 'short'
  return milliseconds < MEDIUM_MS ? 'medium' : 'long'
}

interface OpenedCourse {
  readonly search: string
  readonly course: number
  /** The time of the earlier periods in which the page was visible. */
  visibleMs: number
  /** The start of the current period. Undefined while the tab is hidden. */
  visibleSince: number | undefined
  logged: Dwell | undefined
}

/**
 * Logs for how long the page of a course is visible. The browser can end a hidden tab without
 * another event, so a hidden page is logged at once. If the page becomes visible again and then
 * reaches a longer class, the page is logged again. Popularity counts the longest class.
 */
export function createDwellLog() {
  let opened: OpenedCourse | undefined
  const hide = () => {
    if (opened?.visibleSince === undefined) return
    opened.visibleMs += Date.now() - opened.visibleSince
    opened.visibleSince = undefined
    const { search, course, visibleMs, logged } = opened
    const dwell = classifyDwell(visibleMs)
    if (dwell !== logged) logOutcome({ search, outcome: 'detail', course, dwell })
    opened.logged = dwell
  }
  return {
    /** Starts with another page. `search` is the search that has shown the course, if there is one. */
    open: (course: number | undefined, search: string | undefined) => {
      if (course === opened?.course) return
      hide()
      opened = course === undefined || search === undefined ? undefined : { search, course, visibleMs: 0, visibleSince: Date.now(), logged: undefined }
    },
    hide,
    show: () => {
      if (opened) opened.visibleSince = Date.now()
    },
  }
}
