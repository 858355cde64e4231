import sharp from 'sharp'

type Shape = { width: number; format: 'jpeg' | 'png' }

const photograph: Shape = { width: 1920, format: 'jpeg' }

/** The kind of each drawing, by the start of its name, with the sizes of a council's own files. */
const shapes: [beginning: RegExp, shape: Shape][] = [
  [/^p-/, { width: 800, format: 'jpeg' }],
  [/^cover-/, { width: 1200, format: 'jpeg' }],
  // Readers look closely at the lines of a plan.
  [/^plan-/, { width: 2400, format: 'jpeg' }],
  [/^ic-/, { width: 256, format: 'png' }],
  [/^(logo-|emblem$)/, { width: 480, format: 'png' }],
  [/^org-chart-/, { width: 2400, format: 'png' }],
]

export const shapeOf = (name: string): Shape =>
  shapes.find(([beginning]) => beginning.test(name))?.[1] ?? photograph

// At this density sharp renders one pixel per unit of the drawing (https://sharp.pixelplumbing.com, `density`).
const naturalDensity = 72
const letters = /<text[\s>]/

/** A drawing as a picture file, such as a camera or a graphics program makes. */
export async function renderPicture(svg: Buffer, { width, format }: Shape): Promise<Buffer> {
  // Letters would depend on the fonts of this machine.
  if (letters.test(svg.toString('utf8'))) throw new Error('the drawing has letters in it; draw them as paths')
  const { width: natural = width } = await sharp(svg).metadata()
  const picture = sharp(svg, { density: (naturalDensity * width) / natural }).resize({ width })
  if (format === 'png') return picture.png({ compressionLevel: 9 }).toBuffer()
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer()
}
