import { readPosition, toAsciiDigits } from '@nagardwar/contract'

type Place = { latitude: number; longitude: number }

const degrees = String.raw`(-?\d{1,3}(?:\.\d+)?)`

/** Typed as two numbers; `@19.2,73.3` and `q=19.2,73.3` of Google; `#map=17/19.2/73.3` and `mlat=` of OpenStreetMap. */
const forms = [
  new RegExp(`^${degrees}(?:\\s*[,;]\\s*|\\s+)${degrees}$`),
  new RegExp(`[?&]mlat=${degrees}&mlon=${degrees}`),
  new RegExp(`!3d${degrees}!4d${degrees}`),
  new RegExp(`#map=[\\d.]+/${degrees}/${degrees}`),
  new RegExp(`@${degrees},${degrees}`),
  new RegExp(`[?&](?:q|query|ll|destination)=${degrees}(?:,|%2C)\\s*${degrees}`, 'i'),
  new RegExp(`^geo:${degrees},${degrees}`),
]

/** Around Maharashtra, with some room: numbers in the wrong order fall outside. */
const isInMaharashtra = ({ latitude, longitude }: Place): boolean =>
  latitude > 15.5 && latitude < 22.2 && longitude > 72.5 && longitude < 81

/** The place that somebody typed or copied from a map, wherever it is. */
function anyPlaceIn(text: string): Place {
  const plain = toAsciiDigits(text.trim())
  const found = forms.map((form) => form.exec(plain)).find((each) => each !== null)
  return { latitude: Number(found?.[1] ?? Number.NaN), longitude: Number(found?.[2] ?? Number.NaN) }
}

/** The place of the council that somebody typed or copied from a map. */
export function placeIn(text: string): Place | undefined {
  const place = anyPlaceIn(text)
  return isInMaharashtra(place) ? place : undefined
}

/** The place in India that somebody typed or copied from a map. */
export const placeOnMap = (text: string): Place | undefined => {
  const { latitude, longitude } = anyPlaceIn(text)
  return readPosition(`${latitude}, ${longitude}`)
}

type Stored = {
  latitude?: number | null | undefined
  longitude?: number | null | undefined
  mapUrl?: string | null | undefined
}

export const placeWritten = ({ latitude, longitude }: Stored): string =>
  typeof latitude === 'number' && typeof longitude === 'number' ? `${latitude}, ${longitude}` : ''

const around = { latitude: 0.005, longitude: 0.01 }

/** The map of the place for embedding, from OpenStreetMap, whose maps the site's policy allows. */
function embeddedMap({ latitude, longitude }: Place): string {
  const corners = [
    longitude - around.longitude,
    latitude - around.latitude,
    longitude + around.longitude,
    latitude + around.latitude,
  ].map((each) => each.toFixed(4))
  const query = new URLSearchParams({
    bbox: corners.join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  })
  return `https://www.openstreetmap.org/export/embed.html?${query}`
}

/** The map of a place; one that staff chose themselves stays. */
export function mapFor(place: Place | undefined, stored: Stored): string | null {
  const before = placeIn(placeWritten(stored))
  const isOurs = !stored.mapUrl || (before && stored.mapUrl === embeddedMap(before))
  if (!isOurs) return stored.mapUrl ?? null
  return place ? embeddedMap(place) : null
}
