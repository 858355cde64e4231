const frame = 8
/** Version and flags, number and protection of an item stand before its kind (ISO 14496-12, 8.11.6, version 2). */
const beforeKind = 8
/** Fewer bytes could be anything else in the file. */
const shortest = 8
const xmp = 'application/rdf+xml'

type Box = { name: string; start: number; data: number; end: number }

function* boxesIn(bytes: Buffer, from: number, to: number): Generator<Box> {
  for (let start = from; start + frame <= to; ) {
    const end = start + bytes.readUInt32BE(start)
    if (end < start + frame || end > to) return
    yield { name: bytes.toString('latin1', start + 4, start + frame), start, data: start + frame, end }
    start = end
  }
}

function boxIn(bytes: Buffer, name: string, { data, end }: { data: number; end: number }): Box | undefined {
  for (const box of boxesIn(bytes, data, end)) if (box.name === name) return box
  return undefined
}

/** The places of the kinds of all items that describe the picture: EXIF and XMP. */
function* described(bytes: Buffer): Generator<number> {
  const meta = boxIn(bytes, 'meta', { data: 0, end: bytes.length })
  const list = meta && boxIn(bytes, 'iinf', { data: meta.data + 4, end: meta.end })
  if (!list) return
  // A number of items stands before them: of 16 bits in version 0, else of 32.
  const first = list.data + 4 + (bytes[list.data] === 0 ? 2 : 4)
  for (const { name, start, end } of boxesIn(bytes, first, list.end)) {
    if (name !== 'infe' || bytes[start + frame] !== 2 || end < start + frame + beforeKind + 4) continue
    const at = start + frame + beforeKind
    const kind = bytes.toString('latin1', at, at + 4)
    if (kind === 'Exif' || (kind === 'mime' && bytes.subarray(at, end).includes(xmp))) yield at
  }
}

/**
 * The same picture without the camera's metadata, and nothing moved: its tables of offsets stay right. `texts` are the
 * metadata as they lie in the file; each is written over with zeros, and its item is of no kind any more. Undefined
 * where they do not lie there in one piece.
 */
export function cleanAvif(bytes: Buffer, texts: readonly Buffer[]): Buffer | undefined {
  if (texts.some(({ length }) => length < shortest)) return undefined
  const clean = Buffer.from(bytes)
  for (const text of texts) {
    let at = clean.indexOf(text)
    if (at === -1) return undefined
    for (; at !== -1; at = clean.indexOf(text, at + text.length)) clean.fill(0, at, at + text.length)
  }
  for (const at of described(bytes)) clean.write('free', at, 'latin1')
  return clean
}
