import { type FormEvent, useState } from 'react'
import { toMarathiDigits } from '../../../../platform/words/digits.ts'
import type { DeskLanguage } from '../../../../platform/words/words.ts'
import { Button } from '../../../../views/button.tsx'
import { words as importWords } from '../words.ts'
import type { Arrangement, ShownColumn } from './arrangement.ts'
import { FirstRows } from './first-rows.tsx'
import type { Layout } from './layout.ts'
import { arrangeWords as words } from './words.ts'

type Props = {
  arrangement: Arrangement
  language: DeskLanguage
  isBusy: boolean
  onArrange: (layout: Layout) => void
}
type Place = { sheet: number; row?: number | undefined }

const digits = (value: number, language: DeskLanguage): string =>
  language === 'mr' ? toMarathiDigits(value) : String(value)

/** Chooses the sheet, the row with the headings, and what stands in each column. */
export function ArrangeForm({ arrangement, language, isBusy, onArrange }: Props) {
  const [place, setPlace] = useState<Place>({ sheet: arrangement.sheet, row: arrangement.row })
  const isShown = place.sheet === arrangement.sheet && place.row === arrangement.row
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    onArrange(isShown ? { ...place, columns: columnsIn(form, arrangement) } : place)
  }
  return (
    <form onSubmit={submit} className="sheet-arrange">
      <PlaceFields place={place} onChange={setPlace} {...{ arrangement, language }} />
      {isShown ? (
        <>
          <FirstRows arrangement={arrangement} language={language} />
          <fieldset>
            <legend>{words.columns[language]}</legend>
            {arrangement.columns.map((column) => (
              <ColumnField key={column.at} {...{ column, arrangement, language }} />
            ))}
          </fieldset>
        </>
      ) : null}
      <Button type="submit" margin={false} disabled={isBusy}>
        {(isShown ? importWords.look : words.show)[language]}
      </Button>
    </form>
  )
}

function columnsIn(form: FormData, { columns }: Arrangement): string[] {
  const width = Math.max(0, ...columns.map(({ at }) => at + 1))
  return Array.from({ length: width }, (_, at) => String(form.get(`column-${at}`) ?? ''))
}

/** The rows of another sheet are not known before it is shown. */
const placeIn = (sheet: number, shown: Arrangement): Place =>
  sheet === shown.sheet ? { sheet, row: shown.row } : { sheet }

type PlaceProps = {
  place: Place
  arrangement: Arrangement
  language: DeskLanguage
  onChange: (place: Place) => void
}

function PlaceFields({ place, arrangement, language, onChange }: PlaceProps) {
  const { sheets, rows } = arrangement
  return (
    <>
      {sheets.length > 1 ? (
        <label>
          {words.sheet[language]}
          <select
            value={place.sheet}
            onChange={({ target }) => onChange(placeIn(Number(target.value), arrangement))}
          >
            {sheets.map((name, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: sheets are known by their place
              <option key={at} value={at}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      {place.row === undefined ? null : (
        <label>
          {words.row[language]}
          <select
            value={place.row}
            onChange={({ target }) => onChange({ ...place, row: Number(target.value) })}
          >
            {rows.map((_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows are known by their place
              <option key={at} value={at + 1}>
                {digits(at + 1, language)}
              </option>
            ))}
            <option value={0}>{words.noRow[language]}</option>
          </select>
        </label>
      )}
    </>
  )
}

type ColumnProps = { column: ShownColumn; arrangement: Arrangement; language: DeskLanguage }

function ColumnField({ column, arrangement, language }: ColumnProps) {
  const { at, letter, heading, examples, field, isUnknown } = column
  const described = `sheet-column-${at}`
  const values =
    examples.length > 0 ? `${words.such[language]}: ${examples.join(', ')}` : words.noValues[language]
  return (
    <div>
      <label>
        <span>
          {`${words.column[language]} ${letter}`}
          {heading ? `: ${heading}` : ''}
          {isUnknown ? <b>{` (${words.unknown[language]})`}</b> : null}
        </span>
        <select name={`column-${at}`} defaultValue={field} aria-describedby={described}>
          <option value="">{words.leaveOut[language]}</option>
          {arrangement.fields.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <p id={described}>{values}</p>
    </div>
  )
}
