import { toAsciiDigits } from '@nagardwar/contract'
import type { Read } from '@nagardwar/exchange/reading/cell-kinds'
import type { References } from '@nagardwar/exchange/reading/read-cell'
import type { Names } from '../names.ts'
import { complaints } from './words.ts'

const folded = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase()

/** `12 · Roads`, 12, or Roads. Number and name must be those of one record. */
function record(cell: string, slug: string, { records }: Names): Read {
  const known = records.get(slug)
  const [, number = '', name = ''] = /^([0-9]+)(?:\s*·\s*(\S.*))?$/s.exec(toAsciiDigits(cell.trim())) ?? []
  const isNamed = (id: number, text: string): boolean =>
    Object.values(known?.get(id) ?? {}).some((each) => folded(toAsciiDigits(each)) === folded(text))
  if (number !== '' && known?.has(Number(number)))
    return name === '' || isNamed(Number(number), name)
      ? { value: Number(number) }
      : { complaint: complaints.otherName }
  const found = [...(known?.keys() ?? [])].filter((id) => isNamed(id, toAsciiDigits(cell)))
  if (found.length > 1) return { complaint: complaints.manyRecords }
  return found[0] === undefined ? { complaint: complaints.noSuchRecord } : { value: found[0] }
}

function file(name: string, { files }: Names): Read {
  const [id] = [...files].find(([, known]) => known === name) ?? []
  return id === undefined ? { complaint: complaints.noSuchFile, about: name } : { value: id }
}

/** The files and records of the desk that the cells of a sheet name. */
export const referencesTo = (names: Names): References => ({
  file: (name) => file(name, names),
  record: (text, slug) => record(text, slug, names),
})
