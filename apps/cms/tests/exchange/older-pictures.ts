import sharp from 'sharp'

/** An icon file with one PNG in it. */
function icon(png: Buffer): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(22, 18)
  return Buffer.concat([head, png])
}

const picture = (red: number): Promise<Buffer> =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: { r: red, g: 2 * red, b: 90 } } })
    .png()
    .toBuffer()

/** The pictures of the older server: small ones, one beyond every bound, and an icon. */
export async function olderPictures(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  for (let n = 1; n <= 16; n++) files.set(`/uploads/photo-${n}.png`, await picture(n))
  files.set('/uploads/banner.png', await picture(100))
  files.set('/uploads/logo.ico', icon(await picture(120)))
  const huge = sharp({ create: { width: 9000, height: 6000, channels: 3, background: 'teal' } })
  files.set('/uploads/huge.png', await huge.png({ compressionLevel: 9 }).toBuffer())
  return files
}
