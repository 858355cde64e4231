import { journeys } from './journeys.ts'

/**
 * The result of one engine: for each journey undefined, or why it failed. Journeys that it does not run are missing.
 */
export type Outcome = { engine: string; results: Map<string, string | undefined> }

const everyPage = 'every page'
const desk = 'desk'
const columns = [everyPage, ...journeys.map(({ name }) => name), desk]

export { desk as deskColumn, everyPage as everyPageColumn }

/** Markdown for docs/accessibility.md. */
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

/** The failures, as the summary of all tests shows them. */
export const failuresOf = (outcomes: readonly Outcome[]): string[] =>
  outcomes.flatMap(({ engine, results }) =>
    [...results].flatMap(([column, why]) => (why === undefined ? [] : [`${engine}: ${column}: ${why}`])),
  )
