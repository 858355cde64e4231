import sharp from 'sharp'
import { inspectBytes } from './inspect-bytes.ts'
import { isSheet, type Kind } from './kind.ts'
import { most } from './limits.ts'
import { Refused } from './refusal.ts'

async function inspectPixels(bytes: Buffer): Promise<void> {
  const picture = sharp(bytes, { failOn: 'error', limitInputPixels: false })
  const { width, height } = await picture.metadata().catch(() => {
    throw new Refused('brokenImage')
  })
  if (width * height > most.pixels) throw new Refused('pixels')
  // Decoding every pixel once finds a truncated file now and not on a resident's screen.
  await picture
    .resize(16)
    .toBuffer()
    .catch(() => {
      throw new Refused('brokenImage')
    })
}

/** The type of a file that staff send. Throws `Refused` for everything that must not be stored. */
export async function inspect(bytes: Buffer, name = ''): Promise<Kind> {
  const kind = inspectBytes(bytes, name)
  if (kind.extension !== 'pdf' && !isSheet(kind)) await inspectPixels(bytes)
  return kind
}
