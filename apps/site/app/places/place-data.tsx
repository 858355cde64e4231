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

/** Only the server describes: who reads it asks for the document, and a browser that goes from page to page needs none. */
const written = (props: Props): string =>
  import.meta.env.SSR ? JSON.stringify(placeData(props)).replaceAll('<', '\\u003c') : ''

/** A block of data, which no browser runs. React leaves what the server wrote. */
export const PlaceData = (props: Props) => (
  <script type="application/ld+json" suppressHydrationWarning>
    {written(props)}
  </script>
)
