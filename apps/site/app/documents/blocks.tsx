import type { Language } from '@nagardwar/contract/browser'
import type { Block } from '@nagardwar/exchange/pdf/block'
import { textLanguage } from '../i18n/text-language.ts'

type Props = {
  blocks: readonly Block[]
  /** The language of the document. */
  language: Language
  /** The name of its tables. */
  table: string
}

/** The text of one page as it was read, with headings below those of the site. */
export function Blocks({ blocks, language, table }: Props) {
  // A level is never left out, whatever the document does.
  let deepest = 2
  return blocks.map((block, index) => {
    const key = `${index} ${block.kind}`
    if (block.kind === 'heading') {
      deepest = Math.min(block.level + 2, deepest + 1, 6)
      const Heading = `h${deepest}` as 'h3'
      return (
        <Heading key={key} lang={textLanguage(block.text, language)}>
          {block.text}
        </Heading>
      )
    }
    if (block.kind === 'list') return <List key={key} items={block.items} language={language} />
    if (block.kind === 'table') return <Table key={key} {...block} name={table} language={language} />
    return (
      <p key={key} lang={textLanguage(block.text, language)}>
        {block.text}
      </p>
    )
  })
}

/** The marks of numbered items are theirs: they count as the document counts. */
const List = ({ items, language }: { items: readonly string[]; language: Language }) => (
  <ul data-numbered={items.every((item) => /^\(?[\p{L}\p{N}]{1,4}[.)]/u.test(item)) || undefined}>
    {items.map((item, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the items of a list that was read keep their places.
      <li key={index} lang={textLanguage(item, language)}>
        {item}
      </li>
    ))}
  </ul>
)

type TableProps = Omit<Extract<Block, { kind: 'table' }>, 'kind'> & { name: string; language: Language }

function Table({ rows, hasHead, name, language }: TableProps) {
  const [head, ...others] = rows
  const body = hasHead ? others : rows
  return (
    // A box without links can be scrolled with the keyboard only if the box itself can take the focus.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the same as in `Scroller`.
    <section aria-label={name} tabIndex={0}>
      <table>
        {hasHead && head ? (
          <thead>
            <tr>
              {head.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells keep their places.
                <th key={index} scope="col" lang={textLanguage(cell, language)}>
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
        ) : null}
        <tbody>
          {body.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their places.
            <tr key={row}>
              {cells.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells keep their places.
                <td key={index} lang={textLanguage(cell, language)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
