import { writePosition } from '@nagardwar/contract/browser'
import type { Position } from './placed.ts'

const openStreetMap = 'https://www.openstreetmap.org'
const around = { latitude: 0.004, longitude: 0.008 }

/** The server of the council's own map, if it is one of OpenStreetMap's kind; else OpenStreetMap. */
const mapServer = (councilMap = ''): string => {
  const [, server = openStreetMap] = /^(https:\/\/[^/]+)\/export\/embed\.html\?/.exec(councilMap) ?? []
  return server
}

/** The map around a place, for embedding. */
export function embeddedMap({ latitude, longitude }: Position, councilMap?: string): string {
  const corners = [
    longitude - around.longitude,
    latitude - around.latitude,
    longitude + around.longitude,
    latitude + around.latitude,
  ]
  const query = new URLSearchParams({
    bbox: corners.map((degrees) => degrees.toFixed(4)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  })
  return `${mapServer(councilMap)}/export/embed.html?${query}`
}

/** The page of the place on the same map. */
export const mapPage = ({ latitude, longitude }: Position, councilMap?: string): string =>
  `${mapServer(councilMap)}/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`

/** What a phone opens in its own map (RFC 5870; the query is what such apps show as the name). */
export function appAddress(position: Position, name: string): string {
  const place = writePosition(position).replace(' ', '')
  // Brackets end the name.
  return `geo:${place}?q=${place}(${encodeURIComponent(name.replace(/[()]/g, ' ').trim())})`
}
