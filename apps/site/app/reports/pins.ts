import type { Position } from '../places/placed.ts'
import { median } from './report-figures.ts'

type Pinned = { position: Position | undefined; ward: string }
type Point = { x: number; y: number }
export type Pins<P> = {
  width: number
  height: number
  pins: (Point & { of: P })[]
  /** How many have a place, but so far from the others that with them a town would be a dot. */
  tooFar: number
  /** The wards, each where the middle of its pins is. */
  wards: (Point & { ward: string })[]
  /** A length of the map's scale: in kilometres, and as it is drawn. */
  scale: { kilometres: number; length: number }
}

const width = 1000
const margin = 40
/** So many times as far from the middle as half of the pins is still drawn. */
const timesTypical = 5
/** In kilometres. All pins nearer than the first are drawn; those beyond the second are mistakes. */
const [nearest, farthest] = [2, 25]
/** In kilometres: one street is not drawn as wide as a town. */
const narrowest = 0.5
const perDegree = 111.2

/** Where pins are drawn, north at the top; undefined where no place is known. */
export function drawnPins<P extends Pinned>(places: readonly P[]): Pins<P> | undefined {
  const positions = places.flatMap(({ position }) => position ?? [])
  const north = median(positions.map(({ latitude }) => latitude))
  const east = median(positions.map(({ longitude }) => longitude))
  if (north === undefined || east === undefined) return undefined
  const eastward = Math.cos((north * Math.PI) / 180) * perDegree
  // Kilometres from the middle.
  const placed = places.flatMap((of) => {
    if (!of.position) return []
    const x = (of.position.longitude - east) * eastward
    const y = (north - of.position.latitude) * perDegree
    return [{ x, y, of, away: Math.hypot(x, y) }]
  })
  const typical = median(placed.map(({ away }) => away)) ?? 0
  const bound = Math.min(farthest, Math.max(nearest, typical * timesTypical))
  const near = placed.filter(({ away }) => away <= bound)
  const spanX = span(near.map(({ x }) => x))
  const spanY = span(near.map(({ y }) => y))
  const unit = (width - 2 * margin) / Math.max(spanX.length, spanY.length)
  const pins = near.map(({ x, y, of }) => ({
    x: Math.round(width / 2 + (x - spanX.middle) * unit),
    y: Math.round(margin + (y - spanY.from) * unit),
    of,
  }))
  const kilometres = [10, 5, 2, 1, 0.5, 0.2].find((each) => each * unit <= width / 3) ?? 0.1
  return {
    width,
    height: Math.round(2 * margin + spanY.length * unit),
    pins,
    tooFar: placed.length - near.length,
    wards: middlesOf(pins),
    scale: { kilometres, length: Math.round(kilometres * unit) },
  }
}

function span(values: readonly number[]) {
  // Not spread into `Math.min`, which takes no list of any length.
  const from = values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY)
  const to = values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY)
  const length = Math.max(narrowest, to - from)
  const middle = (from + to) / 2
  return { from: middle - length / 2, middle, length }
}

function middlesOf(pins: readonly (Point & { of: Pinned })[]): (Point & { ward: string })[] {
  const byWard = new Map<string, Point[]>()
  for (const { x, y, of } of pins) {
    if (!of.ward) continue
    const known = byWard.get(of.ward)
    if (known) known.push({ x, y })
    else byWard.set(of.ward, [{ x, y }])
  }
  return [...byWard].map(([ward, points]) => ({
    ward,
    x: Math.round(median(points.map(({ x }) => x)) ?? 0),
    y: Math.round(median(points.map(({ y }) => y)) ?? 0),
  }))
}
