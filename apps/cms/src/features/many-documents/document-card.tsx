import { useId } from 'react'
import { toMarathiDigits } from '../../platform/words/digits.ts'
import type { Words } from '../../platform/words/words.ts'
import type { Desk, Heading } from './desk.ts'
import { HeadingChoice } from './heading-choice.tsx'
import { OneFile } from './one-file.tsx'
import type { Doc, Row } from './rows.ts'
import { words } from './words.ts'

type Props = Desk & {
  row: Row
  number: string
  headings: readonly Heading[]
  complaints: readonly Words[]
  onChange: (values: Partial<Row>) => void
  onDocument: (id: number, values: Partial<Doc>) => void
  onSeparate: () => void
  onTake: () => void
  onLeaveOut: () => void
  /** A button that goes away leaves the focus to its row. */
  onAgain: (id: number) => void
}

const titles = { en: words.titleEn, mr: words.titleMr }

/** A record to be: its files, what was read of them, and what somebody makes of it. */
export function DocumentCard({ row, number, headings, complaints, onChange, ...props }: Props) {
  const { language, order, admin, onDocument, onSeparate, onTake, onLeaveOut, onAgain } = props
  const { docs, asked, saved, problem } = row
  const id = useId()
  const name = docs.map((doc) => doc.name).join(' + ')
  const isOnlyMarathi = docs.length === 1 && docs[0]?.language === 'mr'
  const say = (each: Words): string => each[language]
  const button = (label: Words, onClick: () => void) => (
    <button type="button" aria-label={`${say(label)}: ${name}`} onClick={onClick}>
      {say(label)}
    </button>
  )
  if (saved !== undefined)
    return (
      <li tabIndex={-1}>
        <p>
          {number} · <bdi lang={docs[0]?.own.titleLanguage}>{name}</bdi> · {say(words.saved)}{' '}
          <a href={`${admin}/collections/year-documents/${saved}`} aria-label={`${say(words.open)}: ${name}`}>
            {say(words.open)}
          </a>
        </p>
      </li>
    )
  return (
    <li tabIndex={-1}>
      <fieldset disabled={row.isSaving} aria-describedby={id}>
        <legend>
          {say(words.row)} {number}
        </legend>
        {docs.map((doc) => (
          <OneFile
            key={doc.id}
            {...props}
            doc={doc}
            onChange={(values) => onDocument(doc.id, values)}
            onAgain={() => onAgain(doc.id)}
          />
        ))}
        {docs.length > 1 ? <p>{say(words.both)}</p> : null}
        {isOnlyMarathi ? <p>{say(words.onlyMarathi)}</p> : null}
        {asked ? <p role="alert">{say(words[asked])}</p> : null}
        <div className="many-files-fields">
          {order.map((half) => (
            <label key={half}>
              {say(titles[half])}
              <input
                lang={half}
                maxLength={500}
                value={row.title[half]}
                onChange={(event) => onChange({ title: { ...row.title, [half]: event.target.value } })}
              />
            </label>
          ))}
          <div>
            <label>
              {say(words.year)}
              <input
                maxLength={20}
                value={language === 'mr' ? toMarathiDigits(row.year) : row.year}
                aria-describedby={`${id}-year`}
                onChange={(event) => onChange({ year: event.target.value })}
              />
            </label>
            <small id={`${id}-year`}>{say(words.yearHint)}</small>
          </div>
          <HeadingChoice
            label={say(words.rowHeading)}
            none={say(words.asAbove)}
            headings={headings}
            value={row.heading}
            onChange={(heading) => onChange({ heading })}
          />
        </div>
        <ul id={id} className="many-files-wrong">
          {row.isSaving ? <li>{say(words.saving)}</li> : null}
          {problem ? <li>{`${say(words.notSaved)}: ${problem}`}</li> : null}
          {complaints.map((each) => (
            <li key={each.en}>{say(each)}</li>
          ))}
        </ul>
        <p className="many-files-buttons">
          {asked ? button(words.take, onTake) : null}
          {docs.length > 1 ? button(words.separate, onSeparate) : null}
          {button(words.leaveOut, onLeaveOut)}
        </p>
      </fieldset>
    </li>
  )
}
