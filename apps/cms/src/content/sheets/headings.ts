import type { Words } from '../../platform/words/words.ts'

/** The first column of a sheet: the number by which other rows and a second import identify the record. */
export const numberLabel: Words = { en: 'Number in this file', mr: 'या फाइलमधील क्रमांक' }
/** The first column of a sheet of inner rows. */
export const belongsLabel: Words = { en: 'Belongs to number', mr: 'या क्रमांकाचे' }

const between = ' · '

export const headingOf = ({ en, mr }: Words): string => (en === mr ? en : `${en}${between}${mr}`)

/** No label is as long: what is longer is not folded. */
const longestHeading = 400

const folded = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase()

const foldedNames = new Map<string, string>()

/** Of a label or a field's name, of which there are a few hundred. */
function foldedName(name: string): string {
  const known = foldedNames.get(name) ?? folded(name)
  foldedNames.set(name, known)
  return known
}

export type IsHeading = (label: Words, path: string, others?: readonly string[]) => boolean

/** Says of a header cell whether it means a field: its label in either language or both, or its name. */
export function headingIn(cell: string): IsHeading {
  const own = cell.length > longestHeading ? '' : folded(cell)
  if (own === '') return () => false
  return (label, path, others = []) =>
    [headingOf(label), label.en, label.mr, path, ...others].some((name) => foldedName(name) === own)
}

/** The letter of a column in a spreadsheet program: A to Z, then AA. */
export const letterOf = (at: number): string =>
  (at < 26 ? '' : letterOf(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26))
