import { webpParts } from './picture-parts.ts'

const head = 12
/** Bits of the extended header that announce EXIF and XMP (RFC 9649, 2.7). */
const announced = 0x08 | 0x04

/** The same picture without the camera's metadata, and without anything after its end. */
export function cleanWebp(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, head)]
  for (const { name, start, data, end } of webpParts(bytes)) {
    if (name === 'EXIF' || name === 'XMP ') continue
    const chunk = bytes.subarray(start, end)
    kept.push(name === 'VP8X' ? withoutBits(chunk, data - start) : chunk)
  }
  const whole = Buffer.concat(kept)
  whole.writeUInt32LE(whole.length - 8, 4)
  return whole
}

function withoutBits(chunk: Buffer, at: number): Buffer {
  const own = Buffer.from(chunk)
  if (at < own.length) own.writeUInt8((own[at] ?? 0) & ~announced, at)
  return own
}
