import type { Block, Body, List, Run } from '@nagardwar/contract'
import type { DeskLanguage, Words } from '../../platform/words/words.ts'
import { words } from './words.ts'

/** Bold words between asterisks, words in italics between underscores, and where a link leads. */
const marked = ({ text, bold, italic, link }: Run): string => {
  const strong = bold ? `*${text}*` : text
  const form = italic ? `_${strong}_` : strong
  return link ? `${form} (${link})` : form
}

const inside = (runs: readonly Run[]): string => runs.map(marked).join('').replace(/\s/g, ' ')

const itemsOf = ({ ordered, items }: List, indent = ''): string[] =>
  items.flatMap(({ runs, list }, index) => [
    `${indent}${ordered ? `${index + 1}.` : '•'} ${inside(runs)}`,
    ...(list ? itemsOf(list, `${indent}  `) : []),
  ])

function linesOf(block: Block, language: DeskLanguage): string[] {
  if (block.kind === 'heading') return [`${words[`heading${block.level}`][language]}: ${inside(block.runs)}`]
  if (block.kind === 'paragraph') return [inside(block.runs)]
  if (block.kind === 'list') return itemsOf(block)
  const rows = block.rows.map((cells) =>
    cells.map(({ runs, header }) => (header ? `[${inside(runs)}]` : inside(runs))).join(' | '),
  )
  return [`${words.table[language]}:`, ...rows]
}

const said = (body: Body, language: DeskLanguage): string =>
  body.flatMap((block) => linesOf(block, language)).join('\n')

/** What a text without a body is. */
export const plainText: Words = { en: 'plain text', mr: 'साधा मजकूर' }

/** What a body adds to its words, for people who compare two of them. Header cells stand in brackets. */
export const bodyInWords = (body: Body): Words => ({ en: said(body, 'en'), mr: said(body, 'mr') })
