const start = 0xd8
const end = 0xd9
const scan = 0xda
const comment = 0xfe
const app = { jfif: 0xe0, exif: 0xe1, last: 0xef } as const

/** Application segments that affect how the picture looks: its colours. */
const kept: Readonly<Record<number, string>> = { 224: 'JFIF\0', 226: 'ICC_PROFILE\0', 238: 'Adobe' }

const isKept = (marker: number, body: Buffer): boolean => {
  if (marker === comment) return false
  if (marker < app.jfif || marker > app.last) return true
  const name = kept[marker]
  return name !== undefined && body.subarray(0, name.length).equals(Buffer.from(name, 'latin1'))
}

/** An EXIF segment with one entry, the orientation of the picture (CIPA DC-008, 4.6.4 and 4.7.2). */
function turned(orientation: number): Buffer {
  const entry = `011200030000000100${orientation.toString(16).padStart(2, '0')}0000`
  return Buffer.from(`ffe10022${'457869660000'}${'4d4d002a00000008'}0001${entry}00000000`, 'hex')
}

/** The end of the coded pixels: the next marker that is neither a stuffed byte nor a restart (ITU T.81, B.1.1). */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? end
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  return bytes.length
}

/** The same picture, pixel for pixel, without the camera's metadata and without anything after its end. */
export function cleanJpeg(bytes: Buffer, orientation: number): Buffer {
  const parts = [bytes.subarray(0, 2), ...(orientation > 1 ? [turned(orientation)] : [])]
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? end
    if (marker === end) break
    // A marker may have any number of fill bytes before it.
    if (marker === 0xff || marker === start) {
      at += 1
      continue
    }
    const next = at + 2 + bytes.readUInt16BE(at + 2)
    const stop = marker === scan ? endOfScan(bytes, next) : next
    if (isKept(marker, bytes.subarray(at + 4, next))) parts.push(bytes.subarray(at, stop))
    at = stop
  }
  return Buffer.concat([...parts, Buffer.from([0xff, end])])
}
