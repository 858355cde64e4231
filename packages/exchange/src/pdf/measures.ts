import type { Run } from './runs.ts'

export type Line = Run[]

/** What is usual in a document: the size of its text, and how far apart the lines of a paragraph are. */
export type Measures = {
  body: number
  /** From line to line, in sizes. */
  step: number
  /** Larger sizes than the body's, the largest first. */
  larger: readonly number[]
  hasTaggedHeadings: boolean
}

export const lineText = (line: Line): string => line.map(({ text }) => text).join(' ')
export const lineSize = (line: Line): number => Math.max(...line.map(({ size }) => size))
export const isTagged = (line: Line): boolean => line.some(({ tag }) => tag !== undefined)

/** A heading of one script beside a body of another differs a little in height: that is no larger size. */
const clearlyLarger = 1.15

const rounded = (size: number): number => Math.round(size * 2) / 2

export function measure(pages: readonly Line[][]): Measures {
  const lines = pages.flat()
  const sizes = new Map<number, number>()
  for (const line of lines) count(sizes, rounded(lineSize(line)), lineText(line).length)
  const body = most(sizes) ?? 12
  const steps = new Map<number, number>()
  for (const page of pages)
    page.forEach((line, at) => {
      const step = stepBetween(page[at - 1], line)
      if (step > 0 && step < 2.5 && rounded(lineSize(line)) === body)
        count(steps, Math.round(step * 20) / 20, 1)
    })
  return {
    body,
    step: most(steps) ?? 1.1,
    larger: [...sizes.keys()]
      .filter((size) => size >= body * clearlyLarger)
      .sort((one, other) => other - one),
    hasTaggedHeadings: lines.some((line) => line.some(({ tag }) => tag?.kind === 'heading')),
  }
}

/** How far below the last line a line is, in sizes; 0 where it is not below. */
export function stepBetween(before: Line | undefined, line: Line): number {
  if (!before?.[0] || !line[0]) return 0
  return Math.max(0, (before[0].top - line[0].top) / Math.max(lineSize(before), lineSize(line)))
}

const count = (counts: Map<number, number>, key: number, by: number): void => {
  counts.set(key, (counts.get(key) ?? 0) + by)
}

/** The commonest; of equal ones the smallest. */
function most(counts: ReadonlyMap<number, number>): number | undefined {
  return [...counts].sort(([one, many], [other, more]) => more - many || one - other)[0]?.[0]
}

const longestHeading = 140

/** The level of a line that is a heading by its look, from 1; undefined for any other. */
export function headingLevel(line: Line, { body, larger, hasTaggedHeadings }: Measures): number | undefined {
  const text = lineText(line).trim()
  if (hasTaggedHeadings && isTagged(line)) return undefined
  if (line.length > 1 || text.length > longestHeading || !/\p{L}{2}/u.test(text)) return undefined
  const size = rounded(lineSize(line))
  if (size >= body * clearlyLarger) return Math.min(larger.indexOf(size), 2) + 1
  const isAlone = !/[.,;:।]$/u.test(text) && text.length <= 90
  return line.every(({ isBold }) => isBold) && isAlone ? Math.min(larger.length, 2) + 1 : undefined
}
