const head = 12
const flagsAt = 8
/** Bits of the extended header that announce EXIF and XMP (RFC 9649, 2.7). */
const announced = 0x08 | 0x04

/** The same picture without the camera's metadata, and without anything after its end. */
export function cleanWebp(bytes: Buffer): Buffer {
  const whole = Math.min(bytes.length, 8 + bytes.readUInt32LE(4))
  const parts: Buffer[] = []
  for (let at = head; at + 8 <= whole; ) {
    const size = bytes.readUInt32LE(at + 4)
    const next = at + 8 + size + (size % 2)
    const name = bytes.toString('latin1', at, at + 4)
    const chunk = Buffer.from(bytes.subarray(at, next))
    if (name === 'VP8X') chunk.writeUInt8((chunk[flagsAt] ?? 0) & ~announced, flagsAt)
    if (name !== 'EXIF' && name !== 'XMP ') parts.push(chunk)
    at = next
  }
  const body = Buffer.concat(parts)
  const first = Buffer.from(bytes.subarray(0, head))
  first.writeUInt32LE(body.length + 4, 4)
  return Buffer.concat([first, body])
}
