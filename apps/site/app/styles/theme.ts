/** The colour of the browser's own bar, and of the window of the installed website: the head of the page. */
export const themeColour = '#0b2f39'

export type Theme = {
  brandHue?: number
  brandChroma?: number
  accentHue?: number
  accentChroma?: number
  radius?: number
}

/** Token, lowest and highest value, unit. Stronger colours than these leave what screens can show. */
const tokens = {
  brandHue: ['--brand-hue', 0, 360, ''],
  brandChroma: ['--brand-chroma', 0, 0.12, ''],
  accentHue: ['--accent-hue', 0, 360, ''],
  accentChroma: ['--accent-chroma', 0, 0.2, ''],
  radius: ['--radius', 0, 16, 'px'],
} as const satisfies Record<keyof Theme, readonly [string, number, number, string]>

/** A council's five values as one CSS rule. Values that are not numbers are left to the default. */
export function themeRule(theme: Theme | undefined): string {
  const declarations = Object.entries(tokens).flatMap(([name, [token, lowest, highest, unit]]) => {
    const value = Number(theme?.[name as keyof Theme] ?? Number.NaN)
    return Number.isFinite(value) ? [`${token}:${Math.min(highest, Math.max(lowest, value))}${unit}`] : []
  })
  return declarations.length === 0 ? '' : `:root{${declarations.join(';')}}`
}
