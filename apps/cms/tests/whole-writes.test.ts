import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openCouncil, type TestCouncil } from './council.ts'

type Client = { execute(statement: unknown): Promise<unknown> }
const collection = 'menu-entries'
const cut = 'The power is cut here'

let council: TestCouncil
let payload: Payload
beforeAll(async () => {
  council = await openCouncil()
  payload = council.payload
})
afterAll(() => council.close())

const entry = (name: string, ...items: string[]) => ({
  label: { en: name, mr: name },
  link: '#',
  items: items.map((item) => ({ id: randomUUID(), label: { en: item, mr: item }, link: '/' })),
})
const saved = async (name: string, ...items: string[]): Promise<number> => {
  const data = { ...entry(name, ...items), _status: 'published' as const }
  return (await payload.create({ collection, data })).id
}
const stored = async (id: number): Promise<string[]> => {
  const { label, items } = await payload.findByID({ collection, id, overrideAccess: true })
  return [label.en, ...(items ?? []).map((item) => item.label.en)]
}
const versionsOf = async (id: number) =>
  (await payload.findVersions({ collection, where: { parent: { equals: id } }, sort: '-updatedAt' })).docs

/** Does work while the statement after so many fails; returns whether it came so far. */
async function cutAfter(statements: number, work: () => Promise<unknown>): Promise<boolean> {
  const { client } = payload.db as unknown as { client: Client }
  const { execute } = client
  let left = statements
  client.execute = (statement) => (left-- > 0 ? execute(statement) : Promise.reject(new Error(cut)))
  try {
    await work()
    return false
  } catch (error) {
    expect(`${error} ${error instanceof Error ? error.cause : ''}`).toContain(cut)
    return true
  } finally {
    client.execute = execute
  }
}

describe.skipIf(process.env.TEST_POSTGRES_URL)('on SQLite', () => {
  test('a record is stored with all its lists, or stays as it was, wherever its writing is cut off', async () => {
    const id = await saved('Old', 'one', 'two')
    const change = () =>
      payload.db.updateOne({ collection, id, data: entry('New', 'three', 'four', 'five'), req: {} })
    let cuts = 0
    while (await cutAfter(cuts, change)) {
      cuts += 1
      expect([cuts, ...(await stored(id))]).toEqual([cuts, 'Old', 'one', 'two'])
    }
    expect(cuts).toBeGreaterThan(2)
    expect(await stored(id)).toEqual(['New', 'three', 'four', 'five'])
  })

  test('a record that cannot be stored whole is not created', async () => {
    const count = async () => (await payload.count({ collection })).totalDocs
    const before = await count()
    const create = () => payload.db.create({ collection, data: entry('Half', 'one', 'two'), req: {} })
    for (let cuts = 0; await cutAfter(cuts, create); cuts += 1)
      expect([cuts, await count()]).toEqual([cuts, before])
    expect(await count()).toBe(before + 1)
  })

  test('what many save at the same time is all there, with what residents send meanwhile', async () => {
    const { countVisit } = await import('../src/api/visitor-count.ts')
    const ids = await Promise.all(['a', 'b', 'c'].map((name) => saved(name, name)))
    const changes = Array.from({ length: 8 }, (_, round) =>
      ids.map((id, at) =>
        payload.update({
          collection,
          id,
          data: { items: entry('', `${at}-${round}`, `${at}-${round}`).items },
        }),
      ),
    ).flat()
    const visits = Array.from({ length: 20 }, () => countVisit(payload))
    await Promise.all([...changes, ...visits])
    for (const [at, id] of ids.entries()) {
      const [, one, two, ...more] = await stored(id)
      expect(one).toMatch(new RegExp(`^${at}-\\d$`))
      expect([two, more]).toEqual([one, []])
    }
  })

  test('a save that was cut off before its version gets it at the next start, with a line in the journal, once', async () => {
    const { finishCutOffSaves } = await import('../src/features/journal/cut-off-saves.ts')
    const [id, other] = [await saved('Before', 'one'), await saved('Untouched')]
    const data = { ...entry('After', 'two'), _status: 'published', updatedAt: new Date().toISOString() }
    await payload.db.updateOne({ collection, id, data, req: {} })
    expect((await versionsOf(id)).map(({ version }) => version.label.en)).toEqual(['Before'])

    for (let start = 0; start < 2; start += 1) await finishCutOffSaves(payload, new Date())
    const [newest, ...older] = await versionsOf(id)
    expect([newest?.version.label.en, newest?.version.items?.[0]?.label.en, newest?.latest]).toEqual([
      'After',
      'two',
      true,
    ])
    expect(older).toHaveLength(1)
    expect(await versionsOf(other)).toHaveLength(1)
    const { docs } = await payload.find({
      collection: 'journal',
      where: { changes: { contains: 'was cut off' }, record: { in: [id, other] } },
    })
    expect(docs.map(({ record, action }) => [record, action])).toEqual([[id, 'change']])
  })
})
