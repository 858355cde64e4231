import { describe, expect, test } from 'vitest'
import { cellComplaints, notAmong } from './cell-complaints.ts'
import { type CellField, type CellKind, type References, readCell } from './read-cell.ts'

const unknown = { en: 'There is no such file', mr: 'अशी फाइल नाही' }
const references: References = {
  file: (name) => (name === 'gone.pdf' ? { complaint: unknown, about: name } : { value: `file ${name}` }),
  record: (text, list) => ({ value: `${list} ${text}` }),
}
const choices = [{ value: 'tar', label: { en: 'Tar', mr: 'डांबरी' }, also: ['asphalt'] }]

const fields: Record<CellKind, CellField> = {
  text: { kind: 'text' },
  number: { kind: 'number' },
  yesOrNo: { kind: 'yesOrNo' },
  date: { kind: 'date' },
  choice: { kind: 'choice', choices },
  texts: { kind: 'texts' },
  body: { kind: 'body' },
  file: { kind: 'file' },
  files: { kind: 'files', inside: 'picture' },
  record: { kind: 'record', relationTo: 'wards' },
  records: { kind: 'records', relationTo: 'wards' },
}
const read = (kind: CellKind, text: string) => readCell(text, fields[kind], references)

test.each([
  ['text', ' Lake ', 'Lake'],
  ['number', '२५,४९,०८६', 2549086],
  ['yesOrNo', 'होय', true],
  ['date', '३१.१२.२०२६', '2026-12-31T12:00:00.000Z'],
  ['choice', 'Asphalt', 'tar'],
  ['choice', 'डांबरी', 'tar'],
  ['texts', 'a\n\n b ', ['a', 'b']],
  ['body', '[{"kind":"text"}]', [{ kind: 'text' }]],
  ['body', 'plain', 'plain'],
  ['file', 'a.pdf', 'file a.pdf'],
  ['files', 'a.pdf\nb.pdf', [{ picture: 'file a.pdf' }, { picture: 'file b.pdf' }]],
  ['record', '12 · Lake', 'wards 12 · Lake'],
  ['records', '12\n13', ['wards 12', 'wards 13']],
] as const)('a %s that says “%s”', (kind, text, value) => {
  expect(read(kind, text)).toEqual({ value })
})

describe('an empty cell', () => {
  const empties: Partial<Record<CellKind, unknown>> = { yesOrNo: false, texts: [], files: [], records: [] }
  test.each(Object.keys(fields) as CellKind[])('empties a %s', (kind) => {
    expect(read(kind, ' ')).toEqual({ value: empties[kind] ?? null })
  })
})

test('a choice that is none is refused with its choices, in both languages', () => {
  expect(read('choice', 'gravel')).toEqual({ complaint: notAmong(choices.map(({ label }) => label)) })
  expect(notAmong(choices.map(({ label }) => label))).toEqual({
    en: 'Please write one of: Tar',
    mr: 'कृपया यांपैकी एक लिहा: डांबरी',
  })
})

test('of several files the one that is missing is named', () => {
  expect(read('files', 'a.pdf\ngone.pdf')).toEqual({ complaint: unknown, about: 'gone.pdf' })
})

test.each(Object.keys(fields) as CellKind[])('a formula without its result is refused as a %s', (kind) => {
  const cell = { text: '', fault: 'formula' } as const
  expect(readCell(cell, fields[kind], references)).toEqual({ complaint: cellComplaints.noResult })
})
