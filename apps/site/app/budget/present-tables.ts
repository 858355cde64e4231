import type { Language } from '@nagardwar/contract/browser'
import { formatIn } from '../i18n/format.ts'
import { type Budget, budgetYearPath, yearOf } from './budget-path.ts'
import type { Cell, Table, TableRow } from './budget-view.ts'
import type { PageContext } from './page-context.ts'
import {
  type Head,
  headId,
  headsOf,
  isClosed,
  type Line,
  linesOf,
  type MoneySide,
  type Rupees,
  rupeesOf,
  sharesOf,
  sumOf,
  totalsOf,
} from './sums.ts'

/** The exact amount, or a dash where there is none. */
function exact(rupees: Rupees, language: Language): string {
  if (rupees === undefined) return '–'
  return `${rupees < 0 ? '−' : ''}${formatIn(language).number(Math.abs(rupees))}`
}

const amountsIn = ({ lines }: Budget) => ({
  hasActual: lines.some(({ side, actual }) => side !== 'opening' && actual !== ''),
})

type Amounts = { planned: Rupees; revised?: Rupees; actual: Rupees }

/** Planned, with a revised estimate below it, and what it was. */
function cellsOf(
  { planned, revised, actual }: Amounts,
  hasActual: boolean,
  { say, language }: PageContext,
): Cell[] {
  const first: Cell = {
    text: exact(planned, language),
    ...(revised === undefined ? {} : { below: say('budget:revised', { amount: exact(revised, language) }) }),
  }
  return hasActual ? [first, { text: exact(actual, language) }] : [first]
}

const columnsOf = (hasActual: boolean, { say }: PageContext): string[] => [
  say('budget:planned'),
  ...(hasActual ? [say('budget:actual')] : []),
]

const amountsOf = (line: Line): Amounts => ({
  planned: rupeesOf(line, 'planned'),
  revised: rupeesOf(line, 'revised'),
  actual: rupeesOf(line, 'actual'),
})

function partOf(head: Head, share: number, hasActual: boolean, around: PageContext) {
  const { say, language } = around
  const { percent, text } = formatIn(language)
  const [only] = head.lines
  const items = head.lines.length > 1 || only?.item ? head.lines : []
  // Of some items only there is a revised estimate: their sum would say too little.
  const isRevised = head.lines.every(({ revised }) => revised !== '')
  const amounts = { ...head, revised: isRevised ? head.revised : undefined }
  return {
    head: {
      id: headId(head),
      name: text(head.name),
      note: say('budget:share', { share: percent(share) }),
      cells: cellsOf(amounts, hasActual, around),
    },
    rows: items.map(
      (line): TableRow => ({
        name: text(line.item || say('budget:noItem')),
        cells: cellsOf(amountsOf(line), hasActual, around),
      }),
    ),
  }
}

/** All heads and items of a side, with their exact amounts. */
export function tableOfSide(budget: Budget, side: MoneySide, around: PageContext): Table {
  const { say } = around
  const by = isClosed(budget) ? 'actual' : 'planned'
  const { hasActual } = amountsIn(budget)
  const heads = headsOf(budget, side, by)
  const shares = sharesOf(heads.map((head) => head[by] ?? 0))
  const lines = linesOf(budget, side)
  const total = {
    planned: sumOf(lines, 'planned'),
    actual: by === 'actual' ? sumOf(lines, 'actual') : undefined,
  }
  return {
    caption: say(`budget:${side}-table`),
    note: say('budget:inRupees'),
    first: say('budget:head'),
    columns: columnsOf(hasActual, around),
    parts: heads.map((head, index) => partOf(head, shares[index] ?? 0, hasActual, around)),
    foot: { name: say('budget:total'), cells: cellsOf(total, hasActual, around) },
  }
}

const glanceRows = ['opening', 'income', 'expenditure', 'difference', 'closing'] as const

/** What there was, came in, went out and was left. */
export function tableOfGlance(budget: Budget, around: PageContext): Table {
  const { say } = around
  const [planned, actual] = [totalsOf(budget, 'planned'), totalsOf(budget, 'actual')]
  const hasActual = isClosed(budget)
  const known = glanceRows.filter((name) => planned[name] !== undefined || actual[name] !== undefined)
  return {
    caption: say('budget:glance'),
    note: say('budget:inRupees'),
    first: say('budget:what'),
    columns: columnsOf(hasActual, around),
    parts: known.map((name) => ({
      head: {
        name: say(`budget:${name}`),
        cells: cellsOf({ planned: planned[name], actual: actual[name] }, hasActual, around),
      },
      rows: [],
    })),
    foot: undefined,
  }
}

/** Each year with what came in and went out; a year leads to its page. */
export function tableOfYears(budgets: readonly Budget[], around: PageContext): Table {
  const { say, language, href } = around
  return {
    caption: say('budget:years-table'),
    note: say('budget:inRupees'),
    first: say('budget:year'),
    columns: [say('budget:income'), say('budget:expenditure')],
    parts: budgets.map((budget) => {
      const state = isClosed(budget) ? 'actual' : 'planned'
      const { income, expenditure } = totalsOf(budget, state)
      const year = yearOf(budget) ?? ''
      return {
        head: {
          name: formatIn(language).year(year),
          note: say(`budget:${state}`),
          to: href(budgetYearPath(year)),
          cells: [{ text: exact(income, language) }, { text: exact(expenditure, language) }],
        },
        rows: [],
      }
    }),
    foot: undefined,
  }
}
