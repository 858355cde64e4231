const headerBytes = 6
const entryBytes = 16
const pngSign = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

/**
 * The largest PNG inside an icon file (`.ico`); programs have written them like this since 2007. Undefined for other
 * files and for icons with bitmaps only.
 */
export function pngInIcon(bytes: Buffer): Buffer | undefined {
  if (bytes.length < headerBytes || bytes.readUInt32LE(0) !== 0x00010000) return undefined
  const count = Math.min(bytes.readUInt16LE(4), 64)
  const pictures = Array.from({ length: count }, (_, index) => {
    const at = headerBytes + index * entryBytes
    if (at + entryBytes > bytes.length) return undefined
    const start = bytes.readUInt32LE(at + 12)
    const picture = bytes.subarray(start, start + bytes.readUInt32LE(at + 8))
    return picture.subarray(0, pngSign.length).equals(pngSign) ? picture : undefined
  })
  const found = pictures.filter((picture) => picture !== undefined)
  return found.sort((one, other) => other.length - one.length)[0]
}
