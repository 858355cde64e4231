const signature = 8
/** Length, name and checksum around a chunk's data (W3C, PNG, 5.3). */
const frame = 12
const beside: ReadonlySet<string> = new Set(['eXIf', 'iTXt', 'tEXt', 'tIME', 'zTXt'])

/** The same picture without its texts, times and camera metadata, and without anything after its end. */
export function cleanPng(bytes: Buffer): Buffer {
  const parts = [bytes.subarray(0, signature)]
  for (let at = signature; at + frame <= bytes.length; ) {
    const next = at + frame + bytes.readUInt32BE(at)
    const name = bytes.toString('latin1', at + 4, at + 8)
    if (!beside.has(name)) parts.push(bytes.subarray(at, next))
    if (name === 'IEND') break
    at = next
  }
  return Buffer.concat(parts)
}
