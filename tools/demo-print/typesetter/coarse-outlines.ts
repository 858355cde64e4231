/** Outlines are rounded to this fraction of the size: 0.08 points in a text of 10.5. */
const grid = 8
const round = (value: number): number => Math.round(value / grid) * grid

const flagOf = { onCurve: 1, shortX: 2, shortY: 4, repeat: 8, sameX: 16, sameY: 32 }

class Reader {
  at: number
  readonly #bytes: Buffer
  constructor(bytes: Buffer, at: number) {
    this.#bytes = bytes
    this.at = at
  }
  byte(): number {
    return this.#bytes.readUInt8(this.at++)
  }
  word(): number {
    this.at += 2
    return this.#bytes.readInt16BE(this.at - 2)
  }
  flags(count: number): number[] {
    const flags: number[] = []
    while (flags.length < count) {
      const flag = this.byte()
      const times = flag & flagOf.repeat ? this.byte() + 1 : 1
      for (let time = 0; time < times; time++) flags.push(flag)
    }
    return flags
  }
  coordinates(flags: number[], short: number, same: number): number[] {
    let position = 0
    return flags.map((flag) => {
      if (flag & short) position += this.byte() * (flag & same ? 1 : -1)
      else if (!(flag & same)) position += this.word()
      return position
    })
  }
}

function packed(positions: number[], flags: number[], short: number, same: number): number[] {
  let last = 0
  return positions.flatMap((position, index) => {
    const move = round(position) - last
    last += move
    if (move === 0) flags[index] = (flags[index] ?? 0) | same
    if (move === 0) return []
    if (Math.abs(move) > 255) return [(move >> 8) & 255, move & 255]
    flags[index] = (flags[index] ?? 0) | short | (move > 0 ? same : 0)
    return [Math.abs(move)]
  })
}

/**
 * A simple glyph (https://learn.microsoft.com/typography/opentype/spec/glyf); compound glyphs only refer to others.
 */
function coarseGlyph(glyph: Buffer): Buffer {
  const contours = glyph.length > 0 ? glyph.readInt16BE(0) : 0
  if (contours <= 0) return glyph
  const ends = 10 + 2 * contours
  const points = glyph.readUInt16BE(ends - 2) + 1
  const reader = new Reader(glyph, ends + 2 + glyph.readUInt16BE(ends))
  const given = reader.flags(points)
  const x = reader.coordinates(given, flagOf.shortX, flagOf.sameX)
  const y = reader.coordinates(given, flagOf.shortY, flagOf.sameY)
  const flags = given.map((flag) => flag & flagOf.onCurve)
  const moves = [
    ...packed(x, flags, flagOf.shortX, flagOf.sameX),
    ...packed(y, flags, flagOf.shortY, flagOf.sameY),
  ]
  return Buffer.concat([glyph.subarray(0, ends), Buffer.from([0, 0, ...flags, ...moves])])
}

/** Glyphs with outlines that compress better: they are most of a short document's size. */
export function coarseOutlines(glyf: Buffer, starts: number[]): Buffer[] {
  return starts.slice(0, -1).map((start, index) => {
    const glyph = coarseGlyph(glyf.subarray(start, starts[index + 1]))
    return Buffer.concat([glyph, Buffer.alloc((4 - (glyph.length % 4)) % 4)])
  })
}
