import { useFormat } from '../i18n/use-format.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { drawnPins, type Pins } from './pins.ts'
import { isDone, isLate, type PublicReport } from './report.ts'

type Props = { reports: readonly PublicReport[]; today: number }

const kinds = ['done', 'open', 'late'] as const
type Kind = (typeof kinds)[number]

const kindOf = (report: PublicReport, today: number): Kind => {
  if (isDone(report)) return 'done'
  return isLate(report, today) ? 'late' : 'open'
}

/** All pins of one kind are one line of dots, so five thousand weigh a few kilobytes and are asked for by nobody. */
const dots = (pins: Pins<PublicReport>['pins']): string => pins.map(({ x, y }) => `M${x} ${y}h0`).join('')

/**
 * Where reports were made, drawn without a map of another website: pins, the numbers of the wards and a scale. Nothing
 * where no report has a position. What it shows stands in the list below it.
 */
export function ReportsMap({ reports, today }: Props) {
  const { t } = useTranslation('reports')
  const { number, digits } = useFormat()
  const map = drawnPins(reports)
  if (!map) return null
  const { width, height, pins, tooFar, wards, scale } = map
  const count = pins.length
  const placeless = reports.length - count - tooFar
  const end = height - 14
  return (
    <section className="stack">
      <h2>{t('map')}</h2>
      <p>
        {t('mapOf', { count, number: number(count) })}{' '}
        {tooFar > 0 ? t('mapTooFar', { count: tooFar, number: number(tooFar) }) : null}{' '}
        {placeless > 0 ? t('mapPlaceless', { count: placeless, number: number(placeless) }) : null}
      </p>
      <svg viewBox={`0 0 ${width} ${height + 30}`} role="img" aria-label={t('map')} data-map="">
        {wards.map(({ ward, x, y }) => (
          <text key={ward} x={x} y={y - 16}>
            {digits(ward)}
          </text>
        ))}
        {kinds.map((kind) => (
          <path key={kind} data-pins={kind} d={dots(pins.filter(({ of }) => kindOf(of, today) === kind))} />
        ))}
        <path data-scale="" d={`M20 ${end + 10}v14h${scale.length}v-14`} />
        <text x={30 + scale.length} y={end + 24} data-scale="">
          {t('kilometres', { number: number(scale.kilometres) })}
        </text>
      </svg>
      <ul className="list" data-row="">
        {[...kinds].reverse().map((kind) => (
          <li key={kind}>
            <svg viewBox="0 0 30 30" aria-hidden="true" data-sign="">
              <path data-pins={kind} d="M15 15h0" />
            </svg>{' '}
            {t(kind)}
          </li>
        ))}
      </ul>
    </section>
  )
}
