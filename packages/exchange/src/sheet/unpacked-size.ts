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

/** How many files a ZIP archive says to hold, and how many bytes unpacked (APPNOTE 4.3.12). Bytes of none are none. */
export function unpackedSize(archive: Buffer): { files: number; size: number } {
  const end = placeOfEnd(archive)
  if (end < 0) return { files: 0, size: 0 }
  let at = archive.readUInt32LE(end + 16)
  let [files, size] = [0, 0]
  while (at + entryLength <= end && archive.readUInt32LE(at) === entryMark) {
    files++
    size += archive.readUInt32LE(at + 24)
    const [name, extra, comment] = [28, 30, 32].map((part) => archive.readUInt16LE(at + part))
    at += entryLength + (name ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  return { files, size }
}
