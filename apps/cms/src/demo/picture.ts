import { readFile } from 'node:fs/promises'
import sharp from 'sharp'

type Shape = { width: number; format: 'jpeg' | 'png' }

/** The sizes that a council's own files would have. */
const shapes = {
  photograph: { width: 2400, format: 'jpeg' },
  portrait: { width: 800, format: 'jpeg' },
  cover: { width: 1200, format: 'jpeg' },
  icon: { width: 256, format: 'png' },
  logo: { width: 480, format: 'png' },
  chart: { width: 2400, format: 'png' },
} satisfies Record<string, Shape>
export type ShapeName = keyof typeof shapes

const portraits = new Set(['ministers', 'head-officer', 'officers', 'elected-members'])
const shapesOfFields: Record<string, ShapeName> = {
  cover: 'cover',
  icon: 'icon',
  hoverIcon: 'icon',
  logo: 'logo',
  orgChart: 'chart',
}

export const shapeOf = (slug: string, field: string): ShapeName =>
  shapesOfFields[field] ?? (portraits.has(slug) ? 'portrait' : 'photograph')

// At this density sharp draws one pixel for a unit of the drawing (https://sharp.pixelplumbing.com, `density`).
const naturalDensity = 72
const letters = /<text[\s>]/

/** A drawing as the picture that a camera, or an office's graphics program, would have made of it. */
export async function renderPicture(file: string, shapeName: ShapeName): Promise<Buffer> {
  const shape: Shape = shapes[shapeName]
  const svg = await readFile(file)
  // Letters would come out in whatever fonts this machine happens to have.
  if (letters.test(svg.toString('utf8'))) throw new Error('the drawing has letters in it; draw them as paths')
  const { width = shape.width } = await sharp(svg).metadata()
  const density = (naturalDensity * shape.width) / width
  const picture = sharp(svg, { density }).resize({ width: shape.width })
  if (shape.format === 'png') return picture.png({ compressionLevel: 9 }).toBuffer()
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 82 }).toBuffer()
}
