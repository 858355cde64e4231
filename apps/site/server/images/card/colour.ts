export type Ink = { r: number; g: number; b: number }

const form = /^oklch\((\S+) (\S+) (\S+)\)$/

/**
 * A colour of the theme as the image library reads it: `oklch(0.275 0.051 212)` gives `{ r, g, b }`. Numbers from
 * CSS Color 4, section 18 (oklch to linear sRGB), cut to what a screen shows.
 */
export function rgbOf(oklch: string): Ink {
  const [lightness, chroma, hue] = (form.exec(oklch) ?? []).slice(1).map(Number)
  if (lightness === undefined || chroma === undefined || hue === undefined)
    throw new Error(`No colour: ${oklch}`)
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return {
    r: byteOf(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    g: byteOf(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    b: byteOf(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  }
}

function byteOf(linear: number): number {
  const light = Math.min(1, Math.max(0, linear))
  const encoded = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055
  return Math.round(255 * encoded)
}
