type Drawing = { width: number; png: Buffer }

const lengthOfHead = 6
const lengthOfEntry = 16

/** Square drawings in the form of `/favicon.ico`, which browsers and feed readers ask for by themselves. */
export function icoOf(drawings: readonly Drawing[]): Buffer {
  const head = Buffer.alloc(lengthOfHead + drawings.length * lengthOfEntry)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(drawings.length, 4)
  let offset = head.length
  for (const [index, { width, png }] of drawings.entries()) {
    const at = lengthOfHead + index * lengthOfEntry
    head.writeUInt8(width, at)
    head.writeUInt8(width, at + 1)
    // One plane of 32 bits for each pixel.
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(png.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...drawings.map(({ png }) => png)])
}
