import sharp from 'sharp'

type Shape = { width: number; format: 'jpeg' | 'png' }

const photograph: Shape = { width: 1920, format: 'jpeg' }

/** What a drawing stands for, by the beginning of its name, in the sizes that a council's own files would have. */
const shapes: [beginning: RegExp, shape: Shape][] = [
  [/^p-/, { width: 800, format: 'jpeg' }],
  [/^cover-/, { width: 1200, format: 'jpeg' }],
  // The lines of a plan are read closely.
  [/^plan-/, { width: 2400, format: 'jpeg' }],
  [/^ic-/, { width: 256, format: 'png' }],
  [/^(logo-|emblem$)/, { width: 480, format: 'png' }],
  [/^org-chart-/, { width: 2400, format: 'png' }],
]

export const shapeOf = (name: string): Shape =>
  shapes.find(([beginning]) => beginning.test(name))?.[1] ?? photograph

// At this density sharp draws one pixel for a unit of the drawing (https://sharp.pixelplumbing.com, `density`).
const naturalDensity = 72
const letters = /<text[\s>]/

/** A drawing as the picture that a camera, or an office's graphics program, would have made of it. */
export async function renderPicture(svg: Buffer, { width, format }: Shape): Promise<Buffer> {
  // Letters would come out in whatever fonts this machine happens to have.
  if (letters.test(svg.toString('utf8'))) throw new Error('the drawing has letters in it; draw them as paths')
  const { width: natural = width } = await sharp(svg).metadata()
  const picture = sharp(svg, { density: (naturalDensity * width) / natural }).resize({ width })
  if (format === 'png') return picture.png({ compressionLevel: 9 }).toBuffer()
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer()
}
