const endMark = 0x06054b50
const entryMark = 0x02014b50
const [endLength, entryLength] = [22, 46]
/** The end of an archive may have a comment of 64 KB behind it. */
const longestEnd = endLength + 0xffff

function placeOfEnd(archive: Buffer): number {
  const earliest = Math.max(0, archive.length - longestEnd)
  for (let at = archive.length - endLength; at >= earliest; at--)
    if (archive.readUInt32LE(at) === endMark) return at
  return -1
}

/** What a ZIP archive says to hold: the names of its files, and how many bytes they are unpacked (APPNOTE 4.3.12). Bytes of no archive have none. */
export function archiveOf(archive: Buffer): { names: string[]; files: number; size: number } {
  const names: string[] = []
  const end = placeOfEnd(archive)
  if (end < 0) return { names, files: 0, size: 0 }
  let at = archive.readUInt32LE(end + 16)
  let [files, size] = [0, 0]
  while (at + entryLength <= end && archive.readUInt32LE(at) === entryMark) {
    files++
    size += archive.readUInt32LE(at + 24)
    const [name = 0, extra = 0, comment = 0] = [28, 30, 32].map((part) => archive.readUInt16LE(at + part))
    names.push(archive.toString('utf8', at + entryLength, at + entryLength + name))
    at += entryLength + name + extra + comment
  }
  return { names, files, size }
}

/** How many files a ZIP archive says to hold, and how many bytes unpacked. */
export function unpackedSize(archive: Buffer): { files: number; size: number } {
  const { files, size } = archiveOf(archive)
  return { files, size }
}
