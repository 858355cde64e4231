import { fileUrl, normaliseFilePath } from '@nagardwar/contract/browser'

/** The widths, in pixels, that the image resizer makes; it refuses all others. */
export const pictureWidths = [96, 160, 240, 320, 480, 640, 800, 960, 1280, 1600, 1920] as const
export type PictureWidth = (typeof pictureWidths)[number]
export type PictureFormat = 'webp' | 'avif' | 'jpeg'

const isWeb = /^https?:\/\//i

/** The address of a picture in one width and format. Pictures of another host stay as they are. */
export function pictureUrl(path: string, width: PictureWidth, format: PictureFormat = 'webp'): string {
  const normal = normaliseFilePath(path)
  if (normal === '' || isWeb.test(normal)) return normal
  return fileUrl(normal, `/images/w_${width},f_${format}`)
}

/** The `srcset` of a picture; undefined for another host's. `widest` is the picture's own width, if known. */
export function pictureSet(path: string, largest: PictureWidth, widest?: number): string | undefined {
  const normal = normaliseFilePath(path)
  if (normal === '' || isWeb.test(normal)) return undefined
  const enough = pictureWidths.find((width) => width >= (widest ?? largest)) ?? largest
  const widths = pictureWidths.filter((width) => width <= Math.min(largest, enough))
  return widths.map((width) => `${pictureUrl(normal, width)} ${width}w`).join(', ')
}
