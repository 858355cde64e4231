import { jpegParts } from './picture-parts.ts'

const endOfPicture = Buffer.from([0xff, 0xd9])
const comment = 'fe'

/** Application segments that affect how the picture looks: its colours. */
const kept: Readonly<Record<string, string>> = { e0: 'JFIF\0', e2: 'ICC_PROFILE\0', ee: 'Adobe' }

function isKept(marker: string, body: Buffer): boolean {
  if (marker === comment) return false
  if (!/^e[0-9a-f]$/.test(marker)) return true
  const name = kept[marker]
  return name !== undefined && body.subarray(0, name.length).equals(Buffer.from(name, 'latin1'))
}

/** An EXIF segment with one entry, the orientation of the picture (CIPA DC-008, 4.6.4 and 4.7.2). */
function turned(orientation: number): Buffer {
  const entry = `011200030000000100${orientation.toString(16).padStart(2, '0')}0000`
  return Buffer.from(`ffe10022${'457869660000'}${'4d4d002a00000008'}0001${entry}00000000`, 'hex')
}

/** The same picture, pixel for pixel, without the camera's metadata and without anything after its end. */
export function cleanJpeg(bytes: Buffer, orientation: number): Buffer {
  const parts = [bytes.subarray(0, 2), ...(orientation > 1 ? [turned(orientation)] : [])]
  for (const { name, start, data, end } of jpegParts(bytes))
    if (isKept(name, bytes.subarray(data, end))) parts.push(bytes.subarray(start, end))
  return Buffer.concat([...parts, endOfPicture])
}
