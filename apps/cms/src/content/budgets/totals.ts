import type { Complaint } from '@nagardwar/exchange/reading/complaint'
import { amounts, type Side } from './columns.ts'
import type { Headings } from './find-headings.ts'
import type { Line, Texts } from './lines.ts'
import { complaintIn, type Row } from './read-row.ts'
import { rupeesIn, type Unit } from './units.ts'
import { notTheSum } from './words.ts'

const folded = (text: string): string => text.normalize('NFC').trim().toLowerCase()
const all = new Set(['total', 'grand total', 'sum', 'एकूण', 'बेरीज', 'एकूण बेरीज', 'एकंदर'])
const ofIncome = new Set(['total income', 'total receipts', 'एकूण जमा', 'एकूण उत्पन्न'])
const ofExpenditure = new Set(['total expenditure', 'total payments', 'एकूण खर्च'])

const either = ({ en, mr }: Texts, words: ReadonlySet<string>): boolean =>
  words.has(folded(en)) || words.has(folded(mr))

/** "Total Taxes" below the items of the head Taxes. */
const ofHead = ({ en, mr }: Texts, head: Texts): boolean =>
  (head.en !== '' && folded(en) === `total ${folded(head.en)}`) ||
  (head.mr !== '' && folded(mr) === `एकूण ${folded(head.mr)}`)

/** What a row of totals adds up: a whole side, or a head of it. Undefined for a row that is a line. */
export type Total = { side: Side | undefined; head?: Texts }

export function totalOf(row: Row, head: Texts): Total | undefined {
  if (either(row.head, ofIncome)) return { side: 'income' }
  if (either(row.head, ofExpenditure)) return { side: 'expenditure' }
  if (either(row.head, all)) return { side: row.side }
  if (either(row.item, all) || ofHead(row.item, head) || ofHead(row.head, head))
    return { side: row.side, head }
  return undefined
}

const isSame = (one: Texts, other: Texts): boolean => one.en === other.en && one.mr === other.mr

const format = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 })
const inUnits = (rupees: number, unit: Unit): string => format.format(rupees / rupeesIn[unit])

/** Compares the totals that a spreadsheet gives with its lines. Rounded amounts may miss by half a paisa of the unit each. */
export function checkTotal(
  row: Row,
  { side, head }: Total,
  lines: readonly Line[],
  { headings, unit }: { headings: Headings; unit: Unit },
): Complaint[] {
  const own = lines.filter((line) => line.side === side && (!head || isSame(line.head, head)))
  const opening = lines.filter((line) => line.side === 'opening')
  const slack = Math.max(1, (own.length + 1) * 0.005 * rupeesIn[unit])
  return amounts.flatMap((name): Complaint[] => {
    const given = row[name]
    if (given === null) return []
    const add = (some: readonly Line[]): number => some.reduce((sum, line) => sum + (line[name] ?? 0), 0)
    const sum = add(own)
    // Some councils count the opening balance into the receipts.
    const sums = side === 'income' && !head ? [sum, sum + add(opening)] : [sum]
    if (sums.some((each) => Math.abs(each - given) <= slack)) return []
    return [complaintIn(name, notTheSum(inUnits(sum, unit)), headings)]
  })
}
