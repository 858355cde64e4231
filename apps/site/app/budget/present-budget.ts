import { fileUrl, type Row } from '@nagardwar/contract/browser'
import { documentFacts } from '../components/pdf/document-facts.ts'
import { filesBase } from '../components/site-link/destination.ts'
import { formatIn } from '../i18n/format.ts'
import { type Budget, budgetPath, budgetYearPath, yearOf } from './budget-path.ts'
import type { BudgetBody, BudgetView, Section } from './budget-view.ts'
import type { PageContext } from './page-context.ts'
import { chartOfSide, chartOfYears } from './present-chart.ts'
import { tableOfGlance, tableOfSide, tableOfYears } from './present-tables.ts'
import { rupeesInWords } from './rupees-in-words.ts'
import { isClosed, linesOf, type MoneySide, perResident, totalsOf } from './sums.ts'

export type Given = {
  budget: Budget
  /** All years, the newest first. */
  budgets: readonly Budget[]
  /** The page of all years: the newest one at `/budget`. */
  isNewest: boolean
  /** Public notices that ask for proposals of residents, in the order of their states. */
  notices: readonly Pick<Row<'publicNotices'>, 'link' | 'title'>[]
}

export function presentBudget(given: Given, around: PageContext): { view: BudgetView; body: BudgetBody } {
  const { budget, budgets } = given
  const { say, language } = around
  return {
    view: headOf(given, around),
    body: {
      perResident: residentsOf(budget, around),
      note: budget.note,
      glance: tableOfGlance(budget, around),
      sections: [...sectionsOf(budget, around), ...yearsOf(budgets, around)],
      yearsTitle: say('budget:otherYears'),
      years: budgets.map((each) => {
        const year = yearOf(each) ?? ''
        return {
          to: around.href(budgetYearPath(year)),
          text: formatIn(language).year(year),
          isHere: each === budget,
        }
      }),
      sheet: sheetOf(budget, around),
      proposals: given.isNewest ? proposalsOf(given.notices, around) : undefined,
      unclosed: isPartly(budget) ? say('budget:unclosed') : '',
    },
  }
}

function proposalsOf(notices: Given['notices'], { say, href }: PageContext): BudgetBody['proposals'] {
  if (notices.length === 0) return undefined
  return {
    title: say('budget:proposals'),
    links: notices.map(({ link, title }) => ({ to: href(link), text: title })),
  }
}

/** Some lines have what was received or spent, others not yet. */
const isPartly = (budget: Budget): boolean =>
  !isClosed(budget) && budget.lines.some(({ side, actual }) => side !== 'opening' && actual !== '')

function headOf({ budget, isNewest }: Given, around: PageContext): BudgetView {
  const { say, language } = around
  const year = formatIn(language).year(yearOf(budget) ?? '')
  const title = say('budget:titleOf', { year })
  const { pdf, files, lastChanged } = budget
  return {
    title: isNewest ? say('budget:title') : title,
    intro: isNewest ? say('budget:intro') : say('budget:introOf', { year }),
    lead: leadOf(budget, year, around) || say('budget:intro'),
    crumbs: isNewest ? [] : [{ label: say('budget:title'), to: budgetPath }],
    lastChanged,
    pdf: pdf
      ? { title: say('budget:pdf', { year }), path: pdf, ...documentFacts({ files }, pdf) }
      : undefined,
  }
}

/** What came in and went out, in words that people read. */
function leadOf(budget: Budget, year: string, { say, language }: PageContext): string {
  const state = isClosed(budget) ? 'actual' : 'planned'
  const { income, expenditure } = totalsOf(budget, state)
  if (income === undefined || expenditure === undefined) return ''
  return say(`budget:lead-${state}`, {
    year,
    income: rupeesInWords(income, language),
    expenditure: rupeesInWords(expenditure, language),
  })
}

function residentsOf(budget: Budget, { say, language }: PageContext): string {
  const { number, rupees, text } = formatIn(language)
  const totals = totalsOf(budget, isClosed(budget) ? 'actual' : 'planned')
  const income = perResident(totals.income, budget)
  const expenditure = perResident(totals.expenditure, budget)
  if (income === undefined || expenditure === undefined) return ''
  return say(budget.populationSource ? 'budget:residentsFrom' : 'budget:residents', {
    income: rupees(income),
    expenditure: rupees(expenditure),
    population: number(budget.population),
    source: text(budget.populationSource),
  })
}

const sides: readonly MoneySide[] = ['income', 'expenditure']

const sectionsOf = (budget: Budget, around: PageContext): Section[] =>
  sides
    .filter((side) => linesOf(budget, side).length > 0)
    .map((side) => ({
      id: side,
      title: around.say(`budget:${side}-title`),
      chart: chartOfSide(budget, side, around),
      table: tableOfSide(budget, side, around),
    }))

const yearsOf = (budgets: readonly Budget[], around: PageContext): Section[] =>
  budgets.length > 1
    ? [
        {
          id: 'years',
          title: around.say('budget:years-title'),
          chart: chartOfYears(budgets, around),
          table: tableOfYears(budgets, around),
        },
      ]
    : []

function sheetOf({ sheet, files }: Budget, { say, language }: PageContext): BudgetBody['sheet'] {
  if (!sheet) return undefined
  const bytes = files?.[sheet]?.bytes
  const kind = sheet.toLowerCase().endsWith('.csv') ? say('budget:csv') : say('budget:excel')
  const facts = [kind, ...(bytes ? [formatIn(language).fileSize(bytes)] : [])].join(', ')
  return { href: fileUrl(sheet, filesBase), text: `${say('budget:sheet')} (${facts})` }
}
