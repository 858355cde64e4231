import { residentFileLimits } from '@nagardwar/contract/browser'

/** A photograph that the visitor chose: made smaller, or as it is where the browser cannot read it. */
export type Photograph = {
  key: string
  name: string
  file: Blob
  /** A small picture as a `data:` address; the policy of the site lets no page show a file of the device. */
  preview: string
  token?: string
}

const largest = 500 * 1024
/** Tried one after the other until the file is small enough: the longer side in pixels, and the quality. */
const tries = [
  [1920, 0.8],
  [1600, 0.7],
  [1280, 0.7],
  [1024, 0.6],
  [800, 0.5],
] as const

const asJpeg = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))

/**
 * Draws a photograph anew, smaller: what the camera wrote into it, place and day, is gone. One of 8 MB has at most 500 KB
 * then, which takes a slow line 16 seconds. Undefined if the browser cannot read it.
 */
async function shrunk(file: Blob): Promise<Pick<Photograph, 'file' | 'preview'> | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return undefined
  let last: Blob | null = null
  const canvas = document.createElement('canvas')
  for (const [side, quality] of tries) {
    const scale = Math.min(1, side / Math.max(picture.width, picture.height))
    canvas.width = Math.max(1, Math.round(picture.width * scale))
    canvas.height = Math.max(1, Math.round(picture.height * scale))
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    last = await asJpeg(canvas, quality)
    if (last && last.size <= largest) break
  }
  const side = 96
  const scale = side / Math.min(picture.width, picture.height)
  const size = [Math.round(picture.width * scale), Math.round(picture.height * scale)] as const
  canvas.width = side
  canvas.height = side
  canvas.getContext('2d')?.drawImage(picture, (side - size[0]) / 2, (side - size[1]) / 2, ...size)
  picture.close()
  return last ? { file: last, preview: canvas.toDataURL('image/jpeg', 0.6) } : undefined
}

/** The photographs of a choice, one after the other: a cheap phone has memory for one. */
export async function photographsIn(files: readonly File[], newKey: () => string): Promise<Photograph[]> {
  const made: Photograph[] = []
  for (const file of files.slice(0, residentFileLimits.files)) {
    const small = await shrunk(file)
    const name = small ? file.name.replace(/\.[^.]*$/, '.jpg') : file.name
    made.push({ key: newKey(), name, ...(small ?? { file, preview: '' }) })
  }
  return made
}
