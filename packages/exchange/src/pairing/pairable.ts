import { type Fields, type ListName, lists, toAsciiDigits, wardNumber } from '@nagardwar/contract'
import type { Pairable } from './pair-rows.ts'

type Values = Readonly<Record<string, unknown>>

/** Kinds of fields that no language words differently. */
const valueKinds = ['date', 'wards', 'position', 'hours', 'decimal']

/** All digits in the fields of these kinds, as ASCII. */
const digitsIn = (fields: Fields, row: Values, kinds: readonly string[]): string =>
  Object.entries(fields)
    .filter(([, { kind }]) => kinds.includes(kind))
    .flatMap(([name]) => toAsciiDigits(String(row[name] ?? '')).match(/[0-9]+/g) ?? [])
    .join(' ')

const filesIn = (fields: Fields, row: Values): string[] =>
  Object.entries(fields)
    .filter(([, { kind }]) => ['picture', 'document', 'pictures'].includes(kind))
    .flatMap(([name]) => row[name] as string | string[])
    .filter(Boolean)

/** The address of a record's own page: a link to a page, or a ward's number. */
function addressIn(name: ListName, fields: Fields, row: Values): string {
  if (name === 'wards') return toAsciiDigits(wardNumber(String(row.number ?? ''))).replace(/^0+(?=[0-9])/, '')
  const link = fields.link?.kind === 'link' ? String(row.link ?? '') : ''
  return link.startsWith('/') ? link : ''
}

/** What a row, under our own names, shows of the record that it belongs to. */
export function pairable(name: ListName, row: Values, owner: string): Pairable {
  const fields: Fields = lists[name].fields
  return {
    id: String(row.id),
    address: addressIn(name, fields, row),
    files: filesIn(fields, row),
    numbers: digitsIn(fields, row, ['text', ...valueKinds]),
    values: digitsIn(fields, row, valueKinds),
    owner,
  }
}
