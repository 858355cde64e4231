import { expect, test } from 'vitest'
import { shareOfMachine } from '../../../../tests/support/machine-share.ts'
import type { Findings, Question } from '../../app/api/search.ts'
import { demoDocuments, demoRows, everyPath } from '../testing/demo-council.ts'
import { filledIndexer } from '../testing/filled-indexer.ts'
import { createSearchTurns } from './search-turns.ts'

const preparing: Findings = { state: 'preparing' }
const question = (text: string): Question => ({ text, page: 1, language: 'en' })

/** Answers one question after the other, as the search thread does. */
function oneByOne(answer: (question: Question) => Promise<Findings>) {
  const answered: string[] = []
  let last: Promise<unknown> = Promise.resolve()
  const ask = (asked: Question): Promise<Findings> => {
    const own = last.then(async () => {
      const findings = await answer(asked)
      answered.push(asked.text)
      return findings
    })
    last = own
    return own
  }
  return { ask, answered }
}

test('a client with a minute of questions holds up another for one of them', async () => {
  const thread = oneByOne(async () => preparing)
  const turns = createSearchTurns(thread.ask)
  const flood = Array.from({ length: 60 }, (_, number) =>
    turns.of('hostile', () => turns.ask(question(`h${number}`))),
  )
  const reader = turns.of('reader', () => turns.ask(question('birth certificate')))
  await Promise.all([...flood, reader])
  expect(thread.answered.indexOf('birth certificate')).toBeLessThanOrEqual(1)
  expect(thread.answered.filter((text) => text !== 'birth certificate')).toEqual(
    Array.from({ length: 60 }, (_, number) => `h${number}`),
  )
})

test('a question that fails does not end the turns of its client', async () => {
  const turns = createSearchTurns(async ({ text }) => {
    if (text === 'broken') throw new Error('broken')
    return preparing
  })
  const broken = turns.of('one', () => turns.ask(question('broken')))
  const next = turns.of('one', () => turns.ask(question('roads')))
  await expect(broken).rejects.toThrow('broken')
  expect(await next).toEqual(preparing)
})

/** Beginnings that many words have, words with slips, and both together. */
const hostile = [
  'com pro con rec pre res sta pla cha acc cou app',
  'sa ka pa ma pr va na re ta ko vi ba',
  'qualitiez departmant generallx disclozure administraton municipallx councillorz informtion regardng',
  'con pro pre qualitiezz departmantz generallxx disclozuree',
  'कर मा वि सा नि प्र का पा शा ना सं वा',
  'महानगरपालिकाा विभागााा माहितीीी प्रशासनन नागरिककक अर्जज',
]

test('a reader waits half a second at most while a client asks the costliest questions', async () => {
  const { indexer } = await filledIndexer({
    rows: demoRows(),
    documents: demoDocuments(),
    paths: everyPath,
  })
  const thread = oneByOne(indexer.answer)
  const turns = createSearchTurns(thread.ask)
  await turns.ask(question('roads'))
  const flood = Array.from({ length: 60 }, (_, number) =>
    turns.of('hostile', () => turns.ask(question(`${number} ${hostile[number % hostile.length]}`))),
  )
  const waits: number[] = []
  for (const text of ['birth certificate', 'property tax', 'malmatta', 'hospital', 'tenders']) {
    const began = performance.now()
    const findings = await turns.of('reader', () => turns.ask(question(text)))
    waits.push((performance.now() - began) / shareOfMachine())
    expect(findings).toMatchObject({ state: 'ready' })
  }
  expect(Math.max(...waits)).toBeLessThan(500)
  await Promise.all(flood)
})
