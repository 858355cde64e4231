import type { Kind } from './kind.ts'
import { Refused } from './refusal.ts'

/** A piece of a picture's file: a chunk of PNG or WebP, a segment of JPEG. `data` is where its own bytes begin. */
export type Part = { name: string; start: number; data: number; end: number }

/** An animation of an hour, or a PNG written in pieces of a kilobyte, has fewer. */
const mostParts = 20_000

const nameAt = (bytes: Buffer, at: number): string => bytes.toString('latin1', at, at + 4)

const pngHead = 8
/** Length, name and checksum around a chunk's data (W3C, PNG, 5.3). */
const pngFrame = 12

export function* pngParts(bytes: Buffer): Generator<Part> {
  for (let start = pngHead; start + pngFrame <= bytes.length; ) {
    const end = start + pngFrame + bytes.readUInt32BE(start)
    const name = nameAt(bytes, start + 4)
    yield { name, start, data: start + 8, end }
    if (name === 'IEND') return
    start = end
  }
}

const webpHead = 12

export function* webpParts(bytes: Buffer): Generator<Part> {
  const whole = Math.min(bytes.length, 8 + bytes.readUInt32LE(4))
  for (let start = webpHead; start + 8 <= whole; ) {
    const size = bytes.readUInt32LE(start + 4)
    const end = start + 8 + size + (size % 2)
    yield { name: nameAt(bytes, start), start, data: start + 8, end }
    start = end
  }
}

const [jpegStart, jpegEnd, jpegScan] = [0xd8, 0xd9, 0xda]

/** The end of the coded pixels: the next marker that is neither a stuffed byte nor a restart (ITU T.81, B.1.1). */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = from; at < bytes.length; at++) {
    if (bytes[at] !== 0xff) continue
    const next = bytes[at + 1] ?? jpegEnd
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  return bytes.length
}

/** Segments by their marker, written in hexadecimal; that of a scan has its pixels. */
export function* jpegParts(bytes: Buffer): Generator<Part> {
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? jpegEnd
    if (marker === jpegEnd) return
    // A marker may have any number of fill bytes before it.
    if (marker === 0xff || marker === jpegStart) {
      at += 1
      continue
    }
    const next = at + 2 + bytes.readUInt16BE(at + 2)
    const end = marker === jpegScan ? endOfScan(bytes, next) : next
    yield { name: marker.toString(16), start: at, data: at + 4, end }
    at = end
  }
}

const partsOf: Partial<Record<Kind['extension'], (bytes: Buffer) => Generator<Part>>> = {
  png: pngParts,
  webp: webpParts,
  jpg: jpegParts,
}

/** Throws `Refused` for a picture of so many parts that every program would take long for it. */
export function countParts(bytes: Buffer, { extension }: Kind): void {
  let count = 0
  for (const _ of partsOf[extension]?.(bytes) ?? [])
    if (++count > mostParts) throw new Refused('pictureParts')
}
