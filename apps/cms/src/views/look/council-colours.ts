import type { CSSProperties } from 'react'
import type { Setting } from '../../payload-types.ts'

/** Token of colours.css, lowest and highest value, unit: the bounds of the site's `theme.ts`. */
const tokens = {
  brandHue: ['--brand-hue', 0, 360, ''],
  brandChroma: ['--brand-chroma', 0, 0.12, ''],
  accentHue: ['--accent-hue', 0, 360, ''],
  accentChroma: ['--accent-chroma', 0, 0.2, ''],
  radius: ['--radius', 0, 16, 'px'],
} as const

type Name = keyof typeof tokens

/** The colours and corners of the council's settings as custom properties; what is not set keeps the default. */
export const councilColours = (theme: Setting['theme']): CSSProperties =>
  Object.fromEntries(
    (Object.keys(tokens) as Name[]).flatMap((name) => {
      const [token, lowest, highest, unit] = tokens[name]
      const value = theme?.[name]
      return typeof value === 'number'
        ? [[token, `${Math.min(highest, Math.max(lowest, value))}${unit}`]]
        : []
    }),
  )
