import type { Budget } from './budget-path.ts'

export type Line = Budget['lines'][number]
export type Amount = 'planned' | 'revised' | 'actual'
export type MoneySide = 'income' | 'expenditure'

/** An amount in rupees; undefined where nobody gave one. */
export type Rupees = number | undefined

export const rupeesOf = (line: Line, amount: Amount): Rupees =>
  line[amount] === '' ? undefined : Number(line[amount])

/** To the paisa: sums of decimals drift. */
const toPaisa = (rupees: number): number => Math.round(rupees * 100) / 100

/** The sum of what is given; undefined where nothing is. */
export function sumOf(lines: readonly Line[], amount: Amount): Rupees {
  const given = lines.map((line) => rupeesOf(line, amount)).filter((each) => each !== undefined)
  return given.length > 0 ? toPaisa(given.reduce((sum, each) => sum + each, 0)) : undefined
}

export const linesOf = ({ lines }: Pick<Budget, 'lines'>, side: Line['side']): Line[] =>
  lines.filter((line) => line.side === side)

/** Whether the accounts of the year are complete: every line has what was received or spent. */
export function isClosed(budget: Pick<Budget, 'lines'>): boolean {
  const lines = [...linesOf(budget, 'income'), ...linesOf(budget, 'expenditure')]
  return lines.length > 0 && lines.every(({ actual }) => actual !== '')
}

export type Totals = Record<'opening' | MoneySide | 'difference' | 'closing', Rupees>

/** What there was, came in, went out and was left, as planned or as it happened. */
export function totalsOf(budget: Pick<Budget, 'lines'>, amount: 'planned' | 'actual'): Totals {
  const side = (name: Line['side']): Rupees => sumOf(linesOf(budget, name), amount)
  const [opening, income, expenditure] = [side('opening'), side('income'), side('expenditure')]
  const difference =
    income === undefined || expenditure === undefined ? undefined : toPaisa(income - expenditure)
  const closing =
    opening === undefined || difference === undefined ? undefined : toPaisa(opening + difference)
  return { opening, income, expenditure, difference, closing }
}

export type Head = { name: string; lines: readonly Line[] } & Record<Amount, Rupees>

/** Where a head stands on the page of its year, in both languages: after its first line. */
export const headId = ({ lines }: Pick<Head, 'lines'>): string =>
  `head-${Math.min(...lines.map(({ id }) => id))}`

/** The heads of a side, the largest first. */
export function headsOf(budget: Pick<Budget, 'lines'>, side: MoneySide, by: 'planned' | 'actual'): Head[] {
  const heads = new Map<string, Line[]>()
  for (const line of linesOf(budget, side)) {
    const name = line.head || line.item
    heads.set(name, [...(heads.get(name) ?? []), line])
  }
  return [...heads]
    .map(([name, lines]) => ({
      name,
      lines,
      planned: sumOf(lines, 'planned'),
      revised: sumOf(lines, 'revised'),
      actual: sumOf(lines, 'actual'),
    }))
    .sort((one, other) => (other[by] ?? 0) - (one[by] ?? 0))
}

/** Parts of a hundred with one decimal, which add up to 100: the largest remainders get what rounding leaves over. */
export function sharesOf(amounts: readonly number[]): number[] {
  const total = amounts.reduce((sum, amount) => sum + amount, 0)
  if (total <= 0) return amounts.map(() => 0)
  const exact = amounts.map((amount) => (amount / total) * 1000)
  const shares = exact.map(Math.floor)
  const left = 1000 - shares.reduce((sum, share) => sum + share, 0)
  const order = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((one, other) => other.remainder - one.remainder)
  for (const { index } of order.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1
  return shares.map((share) => share / 10)
}

/** An amount for each resident, in whole rupees; undefined where the council does not say how many there are. */
export function perResident(rupees: Rupees, { population }: Pick<Budget, 'population'>): Rupees {
  const residents = Number(population)
  return rupees === undefined || !(residents > 0) ? undefined : Math.round(rupees / residents)
}
