import { type Colour, rgbOf as rgb } from '@nagardwar/contract/colour'

export type Ink = Colour

const form = /^oklch\((\S+) (\S+) (\S+)\)$/

/** A colour of the theme for the image library: `oklch(0.275 0.051 212)` becomes `{ r, g, b }`. */
export function rgbOf(oklch: string): Ink {
  const [lightness, chroma, hue] = (form.exec(oklch) ?? []).slice(1).map(Number)
  if (lightness === undefined || chroma === undefined || hue === undefined)
    throw new Error(`No colour: ${oklch}`)
  return rgb({ lightness, chroma, hue })
}
