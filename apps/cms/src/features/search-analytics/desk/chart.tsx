import type { Words } from '../../../platform/words/words.ts'
import type { Week } from '../numbers.ts'

const size = { width: 600, height: 200, left: 8, right: 8, top: 12, bottom: 12 }

/** A round number that is not below the highest one: 1, 2 or 5 with zeros. */
export function roundUp(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, highest)))
  return [1, 2, 5, 10].map((step) => step * power).find((step) => step >= highest) ?? highest
}

/** Where each number stands in the drawing. */
export function pointsOf(numbers: readonly number[]): { x: number; y: number }[] {
  const top = roundUp(Math.max(...numbers))
  const [width, height] = [size.width - size.left - size.right, size.height - size.top - size.bottom]
  return numbers.map((number, index) => ({
    x: Math.round(size.left + (width * index) / Math.max(1, numbers.length - 1)),
    y: Math.round(size.top + height * (1 - number / top)),
  }))
}

type Props = { weeks: readonly Week[]; title: Words; language: 'en' | 'mr'; numberIn: (n: number) => string }

/** A line of pages opened in each week. The table beside it says the same in numbers. */
export function Chart({ weeks, title, language, numberIn }: Props) {
  const numbers = weeks.map(({ visits }) => visits)
  const points = pointsOf(numbers)
  const bottom = size.height - size.bottom
  return (
    <figure>
      <svg viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={title[language]}>
        {[size.top, (size.top + bottom) / 2, bottom].map((y) => (
          <line
            key={y}
            x1={size.left}
            x2={size.width - size.right}
            y1={y}
            y2={y}
            className="search-analytics-grid"
          />
        ))}
        <polyline
          points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
          className="search-analytics-line"
        />
        {points.map(({ x, y }) => (
          <circle key={x} cx={x} cy={y} r={4} className="search-analytics-point" />
        ))}
      </svg>
      <figcaption>0 – {numberIn(roundUp(Math.max(...numbers)))}</figcaption>
    </figure>
  )
}
