import { inflateSync } from 'node:zlib'

const woffHeader = 44
const woffEntry = 20
const sfntHeader = 12
const sfntEntry = 16

/**
 * A WOFF file as the plain font that it packs. fontkit reads WOFF too, but inflates the outlines again for every
 * document, in JavaScript: nine tenths of the time of a rendering. Format: https://www.w3.org/TR/WOFF/.
 */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const directory = Buffer.alloc(sfntHeader + count * sfntEntry)
  woff.copy(directory, 0, 4, 8)
  const power = 2 ** Math.floor(Math.log2(count))
  directory.writeUInt16BE(count, 4)
  directory.writeUInt16BE(power * 16, 6)
  directory.writeUInt16BE(Math.log2(power), 8)
  directory.writeUInt16BE((count - power) * 16, 10)

  const tables: Buffer[] = []
  let position = directory.length
  for (let index = 0; index < count; index++) {
    const entry = woffHeader + index * woffEntry
    const offset = woff.readUInt32BE(entry + 4)
    const packedLength = woff.readUInt32BE(entry + 8)
    const length = woff.readUInt32BE(entry + 12)
    const packed = woff.subarray(offset, offset + packedLength)
    const table = packedLength < length ? inflateSync(packed) : packed
    const record = sfntHeader + index * sfntEntry
    woff.copy(directory, record, entry, entry + 4)
    woff.copy(directory, record + 4, entry + 16, entry + 20)
    directory.writeUInt32BE(position, record + 8)
    directory.writeUInt32BE(length, record + 12)
    const padding = (4 - (length % 4)) % 4
    tables.push(table, Buffer.alloc(padding))
    position += length + padding
  }
  return Buffer.concat([directory, ...tables])
}
