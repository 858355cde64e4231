import { readOpeningHours, readPosition } from '@nagardwar/contract/browser'
import { clockOf } from './hours-in-words.ts'

type Place = { position: string; hours: string }
type Props = { name: string; of: Place; type: string }

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** A place as schema.org describes it: where it is and when it is open, as far as staff have said. */
function placeData({ name, of, type }: Props): object {
  const position = readPosition(of.position)
  const hours = readOpeningHours(of.hours)
  const spans = (hours?.week ?? []).flatMap((day, index) =>
    day.map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days[index],
      opens: clockOf(from),
      closes: to === 1440 ? '23:59' : clockOf(to),
    })),
  )
  return {
    '@context': 'https://schema.org',
    '@type': type,
    name,
    ...(position ? { geo: { '@type': 'GeoCoordinates', ...position } } : {}),
    ...(spans.length > 0 ? { openingHoursSpecification: spans } : {}),
  }
}

/** A block of data, which no browser runs. */
export const PlaceData = (props: Props) => (
  <script type="application/ld+json">{JSON.stringify(placeData(props)).replaceAll('<', '\\u003c')}</script>
)
