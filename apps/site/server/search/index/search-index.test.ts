import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Entry } from '../entries/entry.ts'
import { openIndexDatabase } from './index-database.ts'
import { createSearchIndex } from './search-index.ts'

/** Unique words for each number, so that removing an entry changes the tree of terms everywhere. */
const ownWords = (number: number): string =>
  [7919, 104_729, 15_485_863].map((prime) => (((number + 1) * prime) % 46_656_000).toString(36)).join(' ')

const entryOf = (number: number, round: number): Entry => ({
  id: `downloads.${number}`,
  kind: 'document',
  title: { en: `Form ${number}` },
  names: '',
  text: { en: `round${round} ${ownWords(number + round * 800)}` },
  where: {},
  href: '/downloads',
  anchor: {},
  documents: {},
})

const given = (inside: string) => ({ source: 'downloads', hash: '', missing: 0, inside })

test('entries may change and be searched and leave nothing behind when they are removed', async () => {
  const index = createSearchIndex()
  for (let round = 0; round < 4; round++) {
    for (let number = 0; number < 800; number++) {
      index.put(entryOf(number, round), given(`inside${round} ${number}`))
      if (number % 4 === 0) await wait(1)
      if (number % 100 === 0) index.find(`form ${number} abc`, [])
    }
    index.save()
  }
  expect(index.find('round3', []).total).toBe(800)
  expect(index.find('round2 inside2', []).hits.every(({ terms }) => !terms.has('round2'))).toBe(true)
  const fresh = createSearchIndex()
  for (let number = 0; number < 800; number++) fresh.put(entryOf(number, 3), given(`inside3 ${number}`))
  expect(index.size()).toEqual(fresh.size())
})

test('further pages of a question read the index no more, until it changes', () => {
  const database = openIndexDatabase(':memory:', '')
  const prepare = database.prepare.bind(database)
  let reads = 0
  database.prepare = (text) => {
    const statement = prepare(text)
    const all = statement.all.bind(statement)
    statement.all = (...values: never[]) => {
      reads++
      return all(...values)
    }
    return statement
  }
  const index = createSearchIndex(database)
  for (let number = 0; number < 30; number++) index.put(entryOf(number, 1), given(''))
  const synonyms: never[] = []
  const found = [1, 2, 3].map((page) => {
    reads = 0
    const { hits } = index.find('form', synonyms, { page })
    return { reads, ids: hits.map(({ entry }) => entry.id) }
  })
  expect(found[0]?.reads).toBeGreaterThan(0)
  expect(found.slice(1).map((each) => each.reads)).toEqual([0, 0])
  expect(new Set(found.flatMap(({ ids }) => ids)).size).toBe(30)
  index.put(entryOf(30, 1), given(''))
  expect(index.find('form', synonyms, { page: 4 }).hits).toHaveLength(1)
})

test('a question of many beginnings gives up some of them, and what was typed is found all the same', () => {
  const index = createSearchIndex()
  const letters = 'abcdefghij'
  const many = 20_000
  for (let number = 0; number < many; number++) {
    const word = String(number).replace(/[0-9]/g, (digit) => letters[Number(digit)] ?? '')
    const entry = { ...entryOf(number, 0), title: { en: `pra${word}` }, text: {} }
    index.put(entry, given(''))
  }
  index.put({ ...entryOf(many, 0), title: { en: 'pra' } }, given(''))
  index.save()
  const { total, hits } = index.find('pra', [])
  expect(hits[0]?.entry.title.en).toBe('pra')
  expect(total).toBeGreaterThan(2000)
  expect(total).toBeLessThan(many)
})
