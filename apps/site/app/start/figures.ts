import { toAsciiDigits } from '@nagardwar/contract/browser'

/**
 * Figures that the council has written among its texts, one per line: `ahpHomes: 1836`. Undefined unless all names
 * are there, because sums and sentences use them together.
 */
export function figuresIn<const N extends string>(
  text: string,
  names: readonly N[],
): Record<N, string> | undefined {
  const lines = text.split('\n').map((line) => line.split(':').map((part) => part.trim()))
  const written = new Map(lines.map(([name = '', value = '']) => [name, toAsciiDigits(value)]))
  const isWhole = names.every((name) => /^[0-9][0-9.-]*$/.test(written.get(name) ?? ''))
  return isWhole
    ? (Object.fromEntries(names.map((name) => [name, written.get(name)])) as Record<N, string>)
    : undefined
}
