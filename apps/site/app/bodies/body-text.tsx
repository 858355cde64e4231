import type { Body, Cell, List, Run } from '@nagardwar/contract/browser'
import { LinkedText } from '../components/linked-text/linked-text.tsx'
import { destinationOf } from '../components/site-link/destination.ts'
import { SiteLink } from '../components/site-link/site-link.tsx'
import { useLanguage } from '../i18n/language-context.ts'
import { Text } from '../i18n/text.tsx'
import { textLanguage } from '../i18n/text-language.ts'
import style from './body-text.module.css'
import { type Placed, placed } from './placed.ts'

type Props = {
  body: Body
  /** What no other text of the page is called, for the names of tables. */
  id: string
  /** The level of its highest headings, below those of the page. */
  top: 2 | 3 | 4
}

/** A text of the council with its headings, lists, links and tables. Only the server writes it. */
export const BodyText = ({ body, id, top }: Props) => (
  <div className={`prose ${style.body}`}>
    {placed(body, top).map((block, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: blocks keep their places.
      <PlacedBlock key={index} {...block} id={`${id}-${index}`} />
    ))}
  </div>
)

function PlacedBlock({ block, level, name, id }: Placed & { id: string }) {
  if (block.kind === 'list') return <Items {...block} />
  if (block.kind === 'table') return <Table rows={block.rows} name={name} id={id} />
  if (block.kind === 'paragraph') return <p className={style.lines}>{<Runs runs={block.runs} />}</p>
  const Heading = `h${level}` as 'h3'
  return (
    <Heading>
      <Runs runs={block.runs} />
    </Heading>
  )
}

function Items({ ordered, items }: List) {
  const Element = ordered ? 'ol' : 'ul'
  return (
    <Element>
      {items.map(({ runs, list }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items keep their places.
        <li key={index}>
          <Runs runs={runs} />
          {list ? <Items {...list} /> : null}
        </li>
      ))}
    </Element>
  )
}

type TableProps = { rows: Cell[][]; name: string; id: string }

/** A box of its own scrolls where the table is wider than the page. */
function Table({ rows, name, id }: TableProps) {
  const first = rows.findIndex((cells) => cells.some(({ header }) => header !== 'column'))
  const heads = first < 0 ? 0 : first
  return (
    // A box without links can be scrolled with the keyboard only if the box itself can take the focus.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the same as in `Scroller`.
    <section className={style.scroller} aria-labelledby={id} tabIndex={0}>
      <table>
        <caption id={id} className="vh">
          <Text>{name}</Text>
        </caption>
        {heads > 0 ? (
          <thead>
            <Rows rows={rows.slice(0, heads)} />
          </thead>
        ) : null}
        <tbody>
          <Rows rows={rows.slice(heads)} />
        </tbody>
      </table>
    </section>
  )
}

const Rows = ({ rows }: { rows: Cell[][] }) =>
  rows.map((cells, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their places.
    <tr key={row}>
      {cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells keep their places.
        <OneCell key={index} {...cell} />
      ))}
    </tr>
  ))

const scopes = { column: ['col', 'colgroup'], row: ['row', 'rowgroup'] } as const

function OneCell({ runs, header, columns = 1, rows = 1 }: Cell) {
  const span = { colSpan: columns, rowSpan: rows, className: style.lines }
  if (!header)
    return (
      <td {...span}>
        <Runs runs={runs} />
      </td>
    )
  const isWide = (header === 'column' ? columns : rows) > 1
  return (
    <th scope={scopes[header][isWide ? 1 : 0]} {...span}>
      <Runs runs={runs} />
    </th>
  )
}

/** In the language of all of them together: a number or a name alone says nothing of it. */
function Runs({ runs }: { runs: Run[] }) {
  const language = textLanguage(runs.map(({ text }) => text).join(''), useLanguage())
  const written = runs.map((run, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: runs keep their places.
    <OneRun key={index} {...run} isOther={language !== undefined} />
  ))
  return language ? <span lang={language}>{written}</span> : written
}

function OneRun({ text, bold, italic, link, isOther }: Run & { isOther: boolean }) {
  const words = isOther ? text : link ? <Text>{text}</Text> : <LinkedText>{text}</LinkedText>
  const strong = bold ? <strong>{words}</strong> : words
  const form = italic ? <em>{strong}</em> : strong
  return link ? <SiteLink to={destinationOf(link)}>{form}</SiteLink> : form
}
