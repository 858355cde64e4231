import type { Payload } from 'payload'
import { isInvented } from '../../api/first-content/first-contents.ts'
import { exclusively } from '../../platform/database/exclusively.ts'
import { contentOf } from '../../platform/database/filled-marker.ts'
import type { Answers, Complaints } from './question.ts'

export type Entry = {
  state: 'open' | 'later' | 'answered'
  /** What was typed and is not stored elsewhere. */
  typed?: Answers
  complaints?: Complaints
  /** What a question keeps about its answer for itself and for others. */
  found?: Readonly<Record<string, unknown>>
}
export type Progress = Readonly<Record<string, Entry>>

const key = 'setup'

/** How far the council’s guide is; undefined until it was opened for the first time. */
export async function progressOf(payload: Payload): Promise<Progress | undefined> {
  return (await payload.kv.get<Progress>(key)) ?? undefined
}

export const entryOf = (progress: Progress | undefined, id: string): Entry =>
  progress?.[id] ?? { state: 'open' }

/** One after the other: two administrators may answer at the same moment. */
export const note = (payload: Payload, id: string, change: (entry: Entry) => Entry): Promise<void> =>
  exclusively(payload, key, async () => {
    const progress = await progressOf(payload)
    await payload.kv.set(key, { ...progress, [id]: change(entryOf(progress, id)) })
  })

export const begin = (payload: Payload): Promise<void> =>
  exclusively(payload, key, async () => {
    if ((await progressOf(payload)) === undefined) await payload.kv.set(key, {})
  })

/** The demo council and the made-up ones are set up already. */
export const isGuided = async (payload: Payload): Promise<boolean> => !isInvented(await contentOf(payload))
