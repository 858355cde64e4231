import type { Start } from './start.ts'

type MapSettings = Pick<Start['settings'], 'mapUrl' | 'latitude' | 'longitude'>

/** The size of the map around its building, in degrees: about two kilometres in each direction. */
const around = { latitude: 0.01, longitude: 0.02 }

/** The map of the council building: the council's own, or OpenStreetMap around its position; otherwise none. */
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
