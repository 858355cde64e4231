export type Theme = {
  brandHue?: number
  brandChroma?: number
  accentHue?: number
  accentChroma?: number
  radius?: number
}

/** Token, lowest and highest value, unit. Screens cannot show stronger colours than these. */
const tokens = {
  brandHue: ['--brand-hue', 0, 360, ''],
  brandChroma: ['--brand-chroma', 0, 0.12, ''],
  accentHue: ['--accent-hue', 0, 360, ''],
  accentChroma: ['--accent-chroma', 0, 0.2, ''],
  radius: ['--radius', 0, 16, 'px'],
} as const satisfies Record<keyof Theme, readonly [string, number, number, string]>

/** A council's value, limited to its bounds; undefined if it is not a number. */
function boundedValue(theme: Theme | undefined, name: keyof Theme): number | undefined {
  const [, lowest, highest] = tokens[name]
  const value = Number(theme?.[name] ?? Number.NaN)
  return Number.isFinite(value) ? Math.min(highest, Math.max(lowest, value)) : undefined
}

/** A council's five values as one CSS rule. Invalid values keep the default. */
export function themeRule(theme: Theme | undefined): string {
  const declarations = (Object.keys(tokens) as (keyof Theme)[]).flatMap((name) => {
    const [token, , , unit] = tokens[name]
    const value = boundedValue(theme, name)
    return value === undefined ? [] : [`${token}:${value}${unit}`]
  })
  return declarations.length === 0 ? '' : `:root{${declarations.join(';')}}`
}

/**
 * The colour of the browser's toolbar and of the installed website's window: `--brand-900` of tokens.css, with the
 * defaults of that file.
 */
export function themeColour(theme: Theme | undefined): string {
  const chroma = (boundedValue(theme, 'brandChroma') ?? 0.068) * 0.75
  return `oklch(0.275 ${Number(chroma.toFixed(4))} ${boundedValue(theme, 'brandHue') ?? 212})`
}
