import type { Start } from './start.ts'

type MapSettings = Pick<Start['settings'], 'mapUrl' | 'latitude' | 'longitude'>

/** Degrees around the building that its map shows: about two kilometres each way. */
const around = { latitude: 0.01, longitude: 0.02 }

/** The map of the council building: the council's own, or that of OpenStreetMap around its position; else none. */
export function mapOf({ mapUrl, latitude, longitude }: MapSettings): string | undefined {
  if (mapUrl) return mapUrl
  if (!latitude || !longitude) return undefined
  const [north, east] = [Number(latitude), Number(longitude)]
  const corners = [
    east - around.longitude,
    north - around.latitude,
    east + around.longitude,
    north + around.latitude,
  ]
  const query = new URLSearchParams({
    bbox: corners.map((degrees) => degrees.toFixed(4)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  })
  return `https://www.openstreetmap.org/export/embed.html?${query}`
}
