/** Red, green and blue as a screen shows them, 0 to 255. */
export type Colour = { r: number; g: number; b: number }

/** Lightness 0 to 1, strength 0 to 0.4, hue 0 to 360. A council's colours are on the wire in this form. */
export type Oklch = { lightness: number; chroma: number; hue: number }

/** Numbers from CSS Color 4, section 18 (oklch to linear sRGB), cut to what a screen shows. */
export function rgbOf({ lightness, chroma, hue }: Oklch): Colour {
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

/** The way back, from the same section. */
export function oklchOf(colour: Colour): Oklch {
  const { r, g, b } = { r: linear(colour.r), g: linear(colour.g), b: linear(colour.b) }
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const first = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const second = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(first, second),
    hue: ((Math.atan2(second, first) * 180) / Math.PI + 360) % 360,
  }
}

/** The contrast ratio of WCAG 2.2, 1 to 21. */
export function contrastOf(one: Colour, other: Colour): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

const luminanceOf = ({ r, g, b }: Colour): number =>
  0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)

function linear(byte: number): number {
  const encoded = byte / 255
  return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4
}

function byteOf(value: number): number {
  const light = Math.min(1, Math.max(0, value))
  const encoded = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055
  return Math.round(255 * encoded)
}
