import type { Block, Body, List, Run } from './body.ts'

const isAlike = (link: string, text: string): boolean =>
  [text, `mailto:${text}`, `tel:${text}`, `https://${text}`, `http://${text}`].includes(link)

/** A link of the web says where it leads, unless its words do. */
const wordsOf = ({ text, link }: Run): string =>
  link && /^https?:/.test(link) && !isAlike(link, text.trim()) ? `${text} (${link})` : text

const inside = (runs: readonly Run[]): string => joined(runs).map(wordsOf).join('').trim()

/** Runs of one link are one link, whatever is bold within it. */
function joined(runs: readonly Run[]): Run[] {
  const found: Run[] = []
  for (const { text, link } of runs) {
    const last = found.at(-1)
    if (last && last.link === link) found[found.length - 1] = { text: last.text + text, link }
    else found.push({ text, link })
  }
  return found
}

const inOneLine = (text: string): string => text.replace(/\s/g, ' ')

function linesOf({ ordered, items }: List, indent = ''): string[] {
  return items.flatMap(({ runs, list }, index) => [
    `${indent}${ordered ? `${index + 1}.` : '•'} ${inOneLine(inside(runs))}`,
    ...(list ? linesOf(list, `${indent}  `) : []),
  ])
}

function textOf(block: Block): string {
  if (block.kind === 'list') return linesOf(block).join('\n')
  if (block.kind === 'table')
    return block.rows.map((cells) => cells.map(({ runs }) => inOneLine(inside(runs))).join('\t')).join('\n')
  return inside(block.runs)
}

/**
 * What a body says as plain text: blank lines divide its blocks, the items of a list are lines, and the rows of a table
 * are lines with tabs.
 */
export const bodyText = (body: Body): string =>
  body
    .map(textOf)
    .filter((text) => text.trim() !== '')
    .join('\n\n')

const isPlainRun = ({ bold, italic, link }: Run): boolean => !bold && !italic && !link

/** Whether the plain text says all of it: there are only paragraphs. */
export const isPlainBody = (body: Body): boolean =>
  body.every((block) => block.kind === 'paragraph' && block.runs.every(isPlainRun))

/** A plain text as a body: blank lines divide its paragraphs. */
export const bodyOfText = (text: string): Body =>
  text
    .split(/\n[^\S\n]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => ({ kind: 'paragraph', runs: [{ text: paragraph }] }))
