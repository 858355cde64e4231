import { type Colour, contrastOf, rgbOf } from '@nagardwar/contract/colour'
import type { Words } from '../../../platform/words/words.ts'

export type Colours = { brandHue: number; brandChroma: number; accentHue: number; accentChroma: number }

/** Colours that go together; the first is the site's own. */
export const families: { value: string; label: Words; colours: Colours }[] = [
  {
    value: 'lake',
    label: { en: 'Lake and marigold', mr: 'निळसर हिरवा व झेंडू' },
    colours: { brandHue: 212, brandChroma: 0.068, accentHue: 72, accentChroma: 0.155 },
  },
  {
    value: 'indigo',
    label: { en: 'Indigo and saffron', mr: 'निळा व केशरी' },
    colours: { brandHue: 264, brandChroma: 0.1, accentHue: 62, accentChroma: 0.155 },
  },
  {
    value: 'forest',
    label: { en: 'Forest and turmeric', mr: 'हिरवा व हळदी' },
    colours: { brandHue: 152, brandChroma: 0.075, accentHue: 90, accentChroma: 0.15 },
  },
  {
    value: 'maroon',
    label: { en: 'Maroon and gold', mr: 'तांबडा व सोनेरी' },
    colours: { brandHue: 18, brandChroma: 0.1, accentHue: 84, accentChroma: 0.15 },
  },
  {
    value: 'plum',
    label: { en: 'Plum and amber', mr: 'जांभळा व पिवळा' },
    colours: { brandHue: 318, brandChroma: 0.085, accentHue: 78, accentChroma: 0.155 },
  },
  {
    value: 'slate',
    label: { en: 'Slate and blue', mr: 'करडा व आकाशी' },
    colours: { brandHue: 250, brandChroma: 0.025, accentHue: 230, accentChroma: 0.1 },
  },
]

/** What the site lays on what, with the lightness that its `tokens.css` fixes: text, ground. */
const pairs = ({ brandHue, brandChroma, accentHue, accentChroma }: Colours): [Colour, Colour][] => {
  const brand = (lightness: number, strength: number) =>
    rgbOf({ lightness, chroma: brandChroma * strength, hue: brandHue })
  const accent = rgbOf({ lightness: 0.805, chroma: accentChroma, hue: accentHue })
  const white = { r: 255, g: 255, b: 255 }
  return [
    [white, brand(0.415, 1)],
    [brand(0.415, 1), brand(0.945, 0.28)],
    [brand(0.865, 0.35), brand(0.275, 0.75)],
    [rgbOf({ lightness: 0.25, chroma: 0.045, hue: accentHue }), accent],
    [brand(0.215, 0.55), brand(0.83, 0.75)],
  ]
}

/** The least contrast of text on its ground that the colours give. */
export const leastContrast = (colours: Colours): number =>
  Math.min(...pairs(colours).map(([text, ground]) => contrastOf(text, ground)))

/** WCAG 2.2 AA, text of any size. */
export const passes = (colours: Colours): boolean => leastContrast(colours) >= 4.5

const hex = ({ r, g, b }: Colour): string =>
  `#${[r, g, b].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`

/** What the choice shows: head, action, tint and accent of the site. */
export const samples = ({ brandHue: hue, brandChroma, accentHue, accentChroma }: Colours): string[] => [
  hex(rgbOf({ lightness: 0.275, chroma: brandChroma * 0.75, hue })),
  hex(rgbOf({ lightness: 0.415, chroma: brandChroma, hue })),
  hex(rgbOf({ lightness: 0.83, chroma: brandChroma * 0.75, hue })),
  hex(rgbOf({ lightness: 0.805, chroma: accentChroma, hue: accentHue })),
]
