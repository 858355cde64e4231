import sharp from 'sharp'
import { expect, test } from 'vitest'
import { icoOf } from './ico.ts'

test('an icon names the size of each drawing and where it begins', async () => {
  const drawn = (width: number) =>
    sharp({ create: { width, height: width, channels: 4, background: '#a00' } })
      .png()
      .toBuffer()
  const drawings = [
    { width: 16, png: await drawn(16) },
    { width: 48, png: await drawn(48) },
  ]
  const ico = icoOf(drawings)
  expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 2, 0])
  for (const [index, { width, png }] of drawings.entries()) {
    const entry = ico.subarray(6 + 16 * index)
    const [length, offset] = [entry.readUInt32LE(8), entry.readUInt32LE(12)]
    expect([entry[0], entry[1], length]).toEqual([width, width, png.length])
    const { format, height } = await sharp(ico.subarray(offset, offset + length)).metadata()
    expect([format, height]).toEqual(['png', width])
  }
})
