import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import type { Found } from '../../app/api/search.ts'
import { demoDocuments, demoRows, everyPath } from '../testing/demo-council.ts'
import { filledIndexer } from '../testing/filled-indexer.ts'
import { skeletonRows } from '../testing/skeleton-council.ts'

type Way = 'devanagari' | 'latin' | 'mixed' | 'english'
type Need = {
  need: string
  asked: Record<Way, string>
  /** The addresses that answer it, or the beginning of a title. */
  answers: Record<'demo' | 'skeleton', string[]>
}

const file = new URL('../../../../content/questions/search.json', import.meta.url)
const needs: Need[] = JSON.parse(readFileSync(file, 'utf8'))
const ways: Way[] = ['devanagari', 'latin', 'mixed', 'english']

/** The pages that have an address of their own. */
const paths = [
  ...everyPath,
  '/today',
  '/alerts',
  '/news',
  '/projects',
  '/press-releases',
  '/tenders',
  '/open-data',
]

const councils = {
  demo: await filledIndexer({ rows: demoRows(), documents: demoDocuments(), paths }),
  skeleton: await filledIndexer({ rows: skeletonRows(), paths }),
}

/** The address itself or one below it; below home is everything. */
const isBelow = (path: string, answer: string) =>
  path === answer || (answer !== '/' && path.startsWith(`${answer}/`))

afterEach(() => {
  vi.useRealTimers()
})

const shares = { first: 0.9, inFive: 0.98 }

test.each(['demo', 'skeleton'] as const)(
  'residents’ questions are answered on the %s council',
  async (name) => {
    const { indexer, titleOf } = councils[name]
    const isAnswer = ({ id, href }: Found, answers: string[]) =>
      answers.some((answer) => isBelow(href.split(/[?#]/)[0] ?? '', answer) || titleOf(id).startsWith(answer))
    const places: Record<Way, number[]> = { devanagari: [], latin: [], mixed: [], english: [] }
    const missed: string[] = []
    for (const { asked, answers } of needs)
      for (const way of ways) {
        const language = way === 'devanagari' || way === 'mixed' ? 'mr' : 'en'
        const findings = await indexer.answer({ text: asked[way], page: 1, language })
        const items = findings.state === 'ready' ? findings.items : []
        const place = items.findIndex((item) => isAnswer(item, answers[name]))
        places[way].push(place)
        if (place !== 0)
          missed.push(`${place + 1 || '–'} ${asked[way]} → ${items[0] ? titleOf(items[0].id) : 'nothing'}`)
      }
    const shareOf = (all: number[], within: number) =>
      all.filter((place) => place >= 0 && place < within).length / all.length
    const counted = ways.map(
      (way) => `${way} ${shareOf(places[way], 1).toFixed(2)}/${shareOf(places[way], 5).toFixed(2)}`,
    )
    const all = ways.flatMap((way) => places[way])
    console.log(
      `${name}: first/in five ${shareOf(all, 1).toFixed(3)}/${shareOf(all, 5).toFixed(3)}; ${counted.join(', ')}\n${missed.join('\n')}`,
    )
    expect(shareOf(all, 1)).toBeGreaterThanOrEqual(shares.first)
    expect(shareOf(all, 5)).toBeGreaterThanOrEqual(shares.inFive)
  },
)

const alert = (end: string) => ({
  id: 1,
  language: 'en' as const,
  text: 'No water today in wards 1 to 5',
  kind: 'disruption' as const,
  start: '2026-11-27T00:00:00Z',
  end,
  wards: '',
  departmentId: 0,
})

test('who asks about today is never led to an alert that has ended', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-27T06:00:00Z') })
  const rows = ((name: string, language: string) =>
    name === 'alerts' && language === 'en' ? [alert('2026-11-27T10:00:00Z')] : []) as never
  const { indexer } = await filledIndexer({ rows })
  const found = async () => {
    const findings = await indexer.answer({ text: 'no water today', page: 1, language: 'en' })
    return findings.state === 'ready' ? findings.items.length : 0
  }
  expect(await found()).toBe(1)
  vi.setSystemTime(Date.parse('2026-11-27T10:00:01Z'))
  expect(await found()).toBe(0)
})
