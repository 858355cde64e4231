import type { Position } from './placed.ts'

const radians = (degrees: number): number => (degrees * Math.PI) / 180
const earth = 6371

/** Kilometres between two places in a straight line (haversine). */
export function kilometres(a: Position, b: Position): number {
  const [north, east] = [radians(b.latitude - a.latitude), radians(b.longitude - a.longitude)]
  const half =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(east / 2) ** 2
  return 2 * earth * Math.asin(Math.sqrt(half))
}

/** One decimal below ten kilometres, none above; never "0". */
export const shownKilometres = (distance: number): number =>
  distance < 10 ? Math.max(0.1, Math.round(distance * 10) / 10) : Math.round(distance)
