import type { Block, Body, Run } from '@nagardwar/contract/browser'

/** A block with the level of its heading on the page, and with the name of its table. */
export type Placed = { block: Block; level: number; name: string }

const wordsOf = (runs: readonly Run[]): string =>
  runs
    .map(({ text }) => text)
    .join('')
    .replace(/\s/g, ' ')
    .trim()

const longestName = 100

/** The words before a table, cut at a space. */
const nameOf = (words: string): string =>
  words.length > longestName ? `${words.slice(0, words.lastIndexOf(' ', longestName))}…` : words

/**
 * A level is never left out, whatever the text does. A table is called after the heading above it, or else after the
 * paragraph before it or its own first row; a second one below the same heading has a number too.
 */
export function placed(body: Body, top: number): Placed[] {
  let deepest = top - 1
  let before = ''
  const names = new Map<string, number>()
  return body.map((block): Placed => {
    if (block.kind === 'heading') {
      deepest = Math.min(block.level - 2 + top, deepest + 1, 6)
      before = wordsOf(block.runs)
      return { block, level: deepest, name: '' }
    }
    if (block.kind === 'paragraph') before ||= nameOf(wordsOf(block.runs))
    if (block.kind !== 'table') return { block, level: 0, name: '' }
    const own = before || nameOf((block.rows[0] ?? []).map(({ runs }) => wordsOf(runs)).join(', '))
    const count = (names.get(own) ?? 0) + 1
    names.set(own, count)
    return { block, level: 0, name: count > 1 ? `${own} (${count})` : own }
  })
}
