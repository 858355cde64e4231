import type { DocumentFacts } from '../components/pdf/document-facts.ts'

/** What the script of the browser is told of the page: its head, and the document. */
export type BudgetView = {
  title: string
  intro: string
  lead: string
  crumbs: readonly { label: string; to: string }[]
  lastChanged: string | undefined
  pdf: ({ title: string; path: string } & DocumentFacts) | undefined
}

export type Bar = {
  /** Solid or outlined: what it means does not depend on its colour. */
  kind: 'solid' | 'outlined'
  /** Of the width of the chart, in percent. */
  width: number
  amount: string
}

export type Chart = {
  id: string
  title: string
  /** What it shows, in a sentence, for those who do not see it. */
  description: string
  legend: readonly { kind: Bar['kind']; text: string }[]
  rows: readonly { name: string; note: string; bars: readonly Bar[] }[]
}

/** A cell of a table: an amount, and what is said below it in small letters. */
export type Cell = { text: string; below?: string }
export type TableRow = { id?: string; name: string; note?: string; to?: string; cells: readonly Cell[] }

export type Table = {
  caption: string
  note: string
  /** The heading of the first column, and those of the amounts. */
  first: string
  columns: readonly string[]
  /** Each part begins with the row of its head. */
  parts: readonly { head: TableRow; rows: readonly TableRow[] }[]
  foot: TableRow | undefined
}

export type Section = { id: string; title: string; chart: Chart | undefined; table: Table }
export type BudgetLink = { to: string; text: string; isHere?: boolean }

/** What the server alone writes into the page: it is long, and not sent a second time as data. */
export type BudgetBody = {
  perResident: string
  note: string
  glance: Table
  sections: readonly Section[]
  yearsTitle: string
  years: readonly BudgetLink[]
  sheet: { href: string; text: string } | undefined
  /** The notices on which residents propose works, or proposed them; on the page of the newest year. */
  proposals: { title: string; links: readonly BudgetLink[] } | undefined
  unclosed: string
}
