/** A part of the text of a document, as far as it can be told from the page. */
export type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'table'; rows: string[][]; hasHead: boolean }

/** The text of blocks in one line, as the search reads it. */
export const textOf = (blocks: readonly Block[]): string => blocks.flatMap(textsIn).filter(Boolean).join(' ')

const textsIn = (block: Block): string[] =>
  block.kind === 'list' ? block.items : block.kind === 'table' ? block.rows.flat() : [block.text]

/** One line, without control characters. */
export const plain = (text: string): string =>
  text
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\p{Noncharacter_Code_Point}\u00ad]/gu, '')
    .trim()
    .normalize('NFC')

/** PDFium's sign for the hyphen at the end of a line. */
export const lineHyphen = '\u0002'

/** Two lines of one text. A word that was parted at the end of the line is one word again. */
export function joined(before: string, after: string): string {
  if (!before.endsWith(lineHyphen)) return `${before} ${after}`
  const beginning = before.slice(0, -1)
  const isOneWord = /[\p{L}\p{M}]$/u.test(beginning) && /^\p{Ll}/u.test(after)
  return beginning + (isOneWord ? '' : '-') + after
}
