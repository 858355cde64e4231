import { toAsciiDigits } from './digits.ts'

/** A place on earth, in decimal degrees (WGS 84). */
export type Position = { latitude: number; longitude: number }

const written = /^\s*(-?\d{1,3}(?:\.\d+)?)(?:\s*[,;]\s*|\s+)(-?\d{1,3}(?:\.\d+)?)\s*$/

/** India with its islands, and some room. Numbers in the wrong order fall outside. */
export const isInIndia = ({ latitude, longitude }: Position): boolean =>
  latitude > 6 && latitude < 37.5 && longitude > 68 && longitude < 98

/** The place written as `19.2437, 73.3160`; none outside India. */
export function readPosition(text: string): Position | undefined {
  const [, latitude, longitude] = written.exec(toAsciiDigits(text)) ?? []
  const position = { latitude: Number(latitude ?? Number.NaN), longitude: Number(longitude ?? Number.NaN) }
  return isInIndia(position) ? position : undefined
}

/** As it goes over the wire: five decimals are a metre. */
export const writePosition = ({ latitude, longitude }: Position): string =>
  [latitude, longitude].map((degrees) => String(Number(degrees.toFixed(5)))).join(', ')
