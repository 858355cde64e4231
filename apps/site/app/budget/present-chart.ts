import type { Language } from '@nagardwar/contract/browser'
import { formatIn } from '../i18n/format.ts'
import { type Budget, yearOf } from './budget-path.ts'
import type { Bar, Chart } from './budget-view.ts'
import type { PageContext } from './page-context.ts'
import { rupeesInWords } from './rupees-in-words.ts'
import { headsOf, isClosed, type MoneySide, type Rupees, sharesOf, totalsOf } from './sums.ts'

/** More bars say less on a phone; the table has every head. */
const mostHeads = 9
/** A name must fit on a phone of 360 pixels beside its share. */
const longestName = 30
/** The rest of the width is for the amount behind the bar. */
const widest = 58

type Part = { name: string; planned: number; actual: Rupees }

/** A name in one line; whole words, since a Devanagari letter has several signs. */
export function shortName(name: string): string {
  if (name.length <= longestName) return name
  const words = name.split(' ')
  while (words.length > 1 && words.join(' ').length >= longestName) words.pop()
  const [first = ''] = words
  return words.length > 1 || first.length <= longestName ? `${words.join(' ')}…` : '…'
}

const widthOf = (amount: number, largest: number): number =>
  largest > 0 ? Math.round(Math.max(0, amount / largest) * widest * 10) / 10 : 0

const bar = (kind: Bar['kind'], amount: number, largest: number, language: Language): Bar => ({
  kind,
  width: widthOf(amount, largest),
  amount: rupeesInWords(amount, language),
})

/** The largest heads, and the others together. */
function partsOf(budget: Budget, side: MoneySide, { say }: PageContext): Part[] {
  const by = isClosed(budget) ? 'actual' : 'planned'
  const parts = headsOf(budget, side, by).map(({ name, planned = 0, actual }) => ({
    name,
    planned,
    actual: by === 'actual' ? actual : undefined,
  }))
  if (parts.length <= mostHeads + 1) return parts
  const rest = parts.slice(mostHeads)
  const add = (amount: (part: Part) => number): number => rest.reduce((sum, part) => sum + amount(part), 0)
  const others: Part = {
    name: say('budget:otherHeads'),
    planned: add(({ planned }) => planned),
    actual: by === 'actual' ? add(({ actual = 0 }) => actual) : undefined,
  }
  return [...parts.slice(0, mostHeads), others]
}

/** Where the money comes from, or goes: a bar for each head, planned beside what it was. */
export function chartOfSide(budget: Budget, side: MoneySide, around: PageContext): Chart | undefined {
  const { say, language } = around
  const { percent, text } = formatIn(language)
  const parts = partsOf(budget, side, around)
  const largest = Math.max(0, ...parts.flatMap(({ planned, actual = 0 }) => [planned, actual]))
  if (parts.length < 2 || largest === 0) return undefined
  const shares = sharesOf(parts.map(({ planned, actual = planned }) => actual))
  const hasActual = parts.some(({ actual }) => actual !== undefined)
  const described = parts.slice(0, 3).map(({ name, planned, actual = planned }, index) =>
    say('budget:part', {
      name: text(name),
      amount: rupeesInWords(actual, language),
      share: percent(shares[index] ?? 0),
    }),
  )
  return {
    id: side,
    title: say(`budget:${side}-title`),
    description: say('budget:chartOfSide', { parts: described.join(', ') }),
    legend: hasActual
      ? [
          { kind: 'outlined', text: say('budget:planned') },
          { kind: 'solid', text: say('budget:actual') },
        ]
      : [],
    rows: parts.map(({ name, planned, actual }, index) => ({
      name: shortName(text(name)),
      note: percent(shares[index] ?? 0),
      bars:
        actual === undefined
          ? [bar('solid', planned, largest, language)]
          : [bar('outlined', planned, largest, language), bar('solid', actual, largest, language)],
    })),
  }
}

/** What came in and went out, year by year. */
export function chartOfYears(budgets: readonly Budget[], { say, language }: PageContext): Chart | undefined {
  const format = formatIn(language)
  const years = budgets.map((budget) => {
    const state = isClosed(budget) ? 'actual' : 'planned'
    const { income = 0, expenditure = 0 } = totalsOf(budget, state)
    return { year: format.year(yearOf(budget) ?? ''), state, income, expenditure }
  })
  const largest = Math.max(0, ...years.flatMap(({ income, expenditure }) => [income, expenditure]))
  if (years.length < 2 || largest === 0) return undefined
  return {
    id: 'years',
    title: say('budget:years-title'),
    description: say('budget:chartOfYears', {
      parts: years
        .map(({ year, income, expenditure }) =>
          say('budget:yearPart', {
            year,
            income: rupeesInWords(income, language),
            expenditure: rupeesInWords(expenditure, language),
          }),
        )
        .join('; '),
    }),
    legend: [
      { kind: 'solid', text: say('budget:income') },
      { kind: 'outlined', text: say('budget:expenditure') },
    ],
    rows: years.map(({ year, state, income, expenditure }) => ({
      name: year,
      note: say(`budget:${state}`),
      bars: [bar('solid', income, largest, language), bar('outlined', expenditure, largest, language)],
    })),
  }
}
