import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { most } from '../src/platform/files/limits.ts'

// Run by the desk in a process of its own for a picture that a resident sends: whatever a library makes of it, the desk
// has neither its memory nor its secrets in there. The picture is the input, the new one the output. What has too many
// pixels has none.
const [, , extension = '', longestSide = '0'] = process.argv

sharp.cache(false)
sharp.concurrency(1)
const bytes = await buffer(process.stdin)
const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
if (width * height <= most.pixels) {
  const side = Number(longestSide)
  const picture = sharp(bytes, { failOn: 'error', limitInputPixels: most.pixels })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
  const drawn = extension === 'png' ? picture.png({ compressionLevel: 9 }) : picture.jpeg({ quality: 82 })
  process.stdout.write(await drawn.toBuffer())
}
