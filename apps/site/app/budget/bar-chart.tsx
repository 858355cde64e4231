import type { Bar, Chart } from './budget-view.ts'

const nameHeight = 26
const barHeight = 14
const barStep = 22
const between = 12

/**
 * A chart that a phone shows as a desk does: only its bars grow with the width, its letters do not. What is solid and
 * what is outlined is told apart without colour.
 */
export function BarChart({ id, title, description, legend, rows }: Chart) {
  const bars = rows[0]?.bars.length ?? 0
  const rowHeight = nameHeight + bars * barStep + between
  return (
    <figure>
      {legend.length > 0 ? <Legend legend={legend} /> : null}
      <svg
        role="img"
        aria-labelledby={`${id}-name ${id}-description`}
        width="100%"
        height={rows.length * rowHeight}
      >
        <title id={`${id}-name`}>{title}</title>
        <desc id={`${id}-description`}>{description}</desc>
        {rows.map(({ name, note, bars: own }, index) => (
          <g key={name}>
            <text y={index * rowHeight + 18}>
              <tspan data-name="">{name}</tspan>
              <tspan dx="8">{note}</tspan>
            </text>
            {own.map((bar, place) => (
              <BarAt key={bar.kind} bar={bar} y={index * rowHeight + nameHeight + place * barStep} />
            ))}
          </g>
        ))}
      </svg>
    </figure>
  )
}

const BarAt = ({ bar: { kind, width, amount }, y }: { bar: Bar; y: number }) => (
  <>
    <rect data-kind={kind} x="1" y={y + 1} width={`${width}%`} height={barHeight} />
    <text x={`${width}%`} dx="10" y={y + barHeight - 1}>
      {amount}
    </text>
  </>
)

/** What a solid bar means, and an outlined one; the picture says it to those who see it. */
const Legend = ({ legend }: Pick<Chart, 'legend'>) => (
  <p data-legend="">
    {legend.map(({ kind, text }) => (
      <span key={kind}>
        <svg aria-hidden="true" width="28" height="16">
          <rect data-kind={kind} x="1" y="1" width="26" height={barHeight} />
        </svg>{' '}
        {text}
      </span>
    ))}
  </p>
)
