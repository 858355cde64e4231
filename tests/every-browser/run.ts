// The journeys of a resident and of an editor on every browser that was found: `npm run test:browsers`.
import { writeFileSync } from 'node:fs'
import { cmsUrl, siteUrl } from '../support/council.ts'
import { editOnDesk } from './desk.ts'
import { type Engine, openEngine } from './engine.ts'
import { visitEveryPage } from './every-page.ts'
import { journeys, plainJourneys } from './journeys.ts'
import type { Reader } from './reader.ts'
import { deskColumn, everyPageColumn, failuresOf, type Outcome, tableOf } from './table.ts'

const phone = [360, 740] as const
const computer = [1366, 768] as const
const engines: Engine[] = JSON.parse(process.env.ENGINES ?? '[]')

/** Undefined, or why it failed. */
async function tried(work: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await work()
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

async function everyPageOf(reader: Reader, { isBelowFloor = false }: Engine): Promise<void> {
  const { faults } = await visitEveryPage(reader, siteUrl, isBelowFloor)
  const thrown = reader.errors().map((error) => `not caught: ${error}`)
  if (faults.length + thrown.length > 0) throw new Error([...faults, ...thrown].join('\n  '))
}

/** Each journey starts in a fresh browser, so that no state is left from another. */
async function journeyOn(
  engine: Engine,
  [width, height]: readonly [number, number],
  work: (reader: Reader) => Promise<void>,
) {
  const reader = await openEngine(engine)
  try {
    await reader.resize(width, height)
    return await tried(() => work(reader))
  } finally {
    await reader.close()
  }
}

async function outcomeOf(engine: Engine): Promise<Outcome> {
  const results: Outcome['results'] = new Map()
  const note = async (column: string, result: Promise<string | undefined>) => {
    results.set(column, await result)
    console.log(`  ${engine.name}, ${column}: ${results.get(column) ?? 'works'}`)
  }
  await note(
    everyPageColumn,
    journeyOn(engine, phone, (reader) => everyPageOf(reader, engine)),
  )
  for (const { name, run } of engine.isBelowFloor ? plainJourneys : journeys)
    await note(
      name,
      journeyOn(engine, phone, (reader) => run(reader, siteUrl)),
    )
  if (engine.hasDesk)
    await note(
      deskColumn,
      journeyOn(engine, computer, (reader) => editOnDesk(reader, cmsUrl)),
    )
  return { engine: engine.name, results }
}

const outcomes: Outcome[] = []
for (const engine of engines) outcomes.push(await outcomeOf(engine))
console.log(`\n${tableOf(outcomes)}\n`)
const failures = failuresOf(outcomes)
const all = outcomes.reduce((sum, { results }) => sum + results.size, 0)
if (process.env.BROWSERS_OUTPUT)
  writeFileSync(
    process.env.BROWSERS_OUTPUT,
    JSON.stringify({ passed: all - failures.length, failed: failures.length, skipped: 0, failures }),
  )
process.exitCode = failures.length > 0 ? 1 : 0
