import type { Payload } from 'payload'

/** The methods by which Payload writes. What it stores with several statements is one call here. */
export const writes = [
  'create',
  'createGlobal',
  'createGlobalVersion',
  'createVersion',
  'deleteMany',
  'deleteOne',
  'deleteVersions',
  'updateGlobal',
  'updateGlobalVersion',
  'updateJobs',
  'updateMany',
  'updateOne',
  'updateVersion',
  'upsert',
] as const

export type Write = (typeof writes)[number]
type Database = Payload['db']

/** Changes of some of the methods: each gets the method as the steps below it left it. */
export type Step = { [Name in Write]?: (next: Database[Name]) => Database[Name] }
export type StepFor = (payload: Payload) => Step

type Untyped = (...args: unknown[]) => Promise<unknown>

/**
 * The one place where methods of Payload's database are changed (docs/decisions/0229). The first step sees a call first
 * and decides whether, and with what, the next one is called; the last one calls Payload's adapter.
 */
export function correctDatabase(payload: Payload, steps: readonly StepFor[]): void {
  const database = payload.db as unknown as Record<Write, Untyped>
  for (const step of [...steps].reverse())
    for (const [name, change] of Object.entries(step(payload)) as [Write, (next: Untyped) => Untyped][])
      database[name] = change(database[name].bind(database))
}
