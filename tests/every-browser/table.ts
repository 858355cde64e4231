import { journeys } from './journeys.ts'

/** What came of one engine: for each journey nothing, or why it failed. A journey that it does not make is missing. */
export type Outcome = { engine: string; results: Map<string, string | undefined> }

const everyPage = 'every page'
const desk = 'desk'
const columns = [everyPage, ...journeys.map(({ name }) => name), desk]

export { desk as deskColumn, everyPage as everyPageColumn }

/** Markdown, so that it can be put into docs/accessibility.md as it is. */
export function tableOf(outcomes: readonly Outcome[]): string {
  const cell = ({ results }: Outcome, column: string) =>
    results.has(column) ? (results.get(column) === undefined ? 'works' : 'FAILS') : '–'
  const lines = [
    ['Engine', ...columns],
    ['---', ...columns.map(() => '---')],
    ...outcomes.map((outcome) => [outcome.engine, ...columns.map((column) => cell(outcome, column))]),
  ]
  return lines.map((line) => `| ${line.join(' | ')} |`).join('\n')
}

/** What failed, as the summary of all tests names it. */
export const failuresOf = (outcomes: readonly Outcome[]): string[] =>
  outcomes.flatMap(({ engine, results }) =>
    [...results].flatMap(([column, why]) => (why === undefined ? [] : [`${engine}: ${column}: ${why}`])),
  )
