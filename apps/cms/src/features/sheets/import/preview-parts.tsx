import { toMarathiDigits } from '../../../platform/words/digits.ts'
import type { DeskLanguage } from '../../../platform/words/words.ts'
import type { Preview, ShownRow } from './preview.ts'
import { moreKinds, words } from './words.ts'

type Shown = { preview: Preview; language: DeskLanguage }

const digits = (value: number, language: DeskLanguage): string =>
  language === 'mr' ? toMarathiDigits(value) : String(value)

const counted = ['added', 'changed', 'unchanged', 'wrong'] as const

/** How many rows are added, changed, left alone and wrong. */
export function Counts({ counts, language }: { counts: Preview['counts']; language: DeskLanguage }) {
  return (
    <dl className="sheet-counts">
      {counted.map((kind) => (
        <div key={kind}>
          <dt>{words[kind][language]}</dt>
          <dd>{digits(counts[kind], language)}</dd>
        </div>
      ))}
    </dl>
  )
}

function Cell({ text, half, language }: { text: string; half: string | undefined; language: DeskLanguage }) {
  if (text === '') return <em>{words.empty[language]}</em>
  return <span {...(half && half !== language ? { lang: half } : {})}>{text}</span>
}

function Row({ row, language }: { row: ShownRow; language: DeskLanguage }) {
  const number =
    row.number === undefined ? '' : ` · ${words.number[language]} ${digits(row.number, language)}`
  return (
    <li>
      <p>
        <b>{row.name}</b> {`(${words.row[language]} ${digits(row.row, language)}${number})`}
      </p>
      <ul>
        {row.changes.map(({ field, language: half, before, after, note }) => (
          <li key={field}>
            {field}: <Cell text={after} half={half} language={language} />
            {row.number === undefined ? null : (
              <>
                {` · ${words.insteadOf[language]}: `}
                <Cell text={before} half={half} language={language} />
              </>
            )}
            {note ? <p>{note}</p> : null}
          </li>
        ))}
      </ul>
    </li>
  )
}

type RowsProps = { title: string; rows: ShownRow[]; language: DeskLanguage }

function Rows({ title, rows, language }: RowsProps) {
  if (rows.length === 0) return null
  return (
    <details open={rows.length <= 20}>
      <summary>{`${title}: ${digits(rows.length, language)}`}</summary>
      <ol className="sheet-rows">
        {rows.map((row) => (
          <Row key={row.row} row={row} language={language} />
        ))}
      </ol>
    </details>
  )
}

const quoted = ({ cell, value }: { cell: string; value: string }, language: DeskLanguage): string =>
  language === 'mr' ? `${cell}: ‘${value}’` : `${cell}: “${value}”`

function Errors({ preview: { complaints, moreComplaints }, language }: Shown) {
  if (complaints.length === 0) return null
  return (
    <>
      <h3>{words.errors[language]}</h3>
      <ul className="sheet-errors">
        {complaints.map(({ place, message, rows, examples }) => (
          <li key={`${place} ${message}`}>
            <b>{place}</b>: {message}
            {rows ? <p>{`${words.rows[language]} ${rows}`}</p> : null}
            {examples.length > 0 ? (
              <p>{examples.map((example) => quoted(example, language)).join(', ')}</p>
            ) : null}
          </li>
        ))}
      </ul>
      {moreComplaints > 0 ? <p>{moreKinds(moreComplaints)[language]}</p> : null}
    </>
  )
}

/** Everything that an import would do and what it would not, row by row. */
export function PreviewParts({ preview, language }: Shown) {
  const { counts, added, changed, notChanged, notRead, from } = preview
  return (
    <>
      <p>{from}</p>
      <Counts counts={counts} language={language} />
      {counts.added + counts.changed + counts.wrong === 0 ? <p>{words.nothing[language]}</p> : null}
      <Errors preview={preview} language={language} />
      <Rows title={words.changed[language]} rows={changed} language={language} />
      <Rows title={words.added[language]} rows={added} language={language} />
      {notRead.length > 0 ? <p>{`${words.notRead[language]}: ${notRead.join(', ')}`}</p> : null}
      <p>{`${words.notChanged[language]}: ${notChanged.join(', ')}`}</p>
    </>
  )
}
