import { readFileSync } from 'node:fs'
import { type Language, type ListName, toDomain } from '@nagardwar/contract'
import { exampleRows } from '@nagardwar/contract/examples'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
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

describe('what has ended', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-27T06:00:00Z') }))
  const shared = { wards: '', departmentId: 0 }
  const lists = (language: Language): Partial<Record<ListName, object[]>> => {
    const say = (en: string, mr: string) => (language === 'en' ? en : mr)
    const notice = { ...shared, language, kind: 'disruption', start: '2026-10-14T04:00:00Z' }
    const [water, lamps] = [say('No water in the market', 'बाजारात पाणी नाही'), say('Lamps', 'दिवे')]
    return {
      alerts: [
        { ...notice, id: 1, text: water, end: '2026-10-14T12:00:00Z' },
        { ...notice, id: 2, text: `${water} ${water}`, start: '2026-11-29T04:00:00Z', end: null },
      ],
      serviceStates: [
        {
          ...shared,
          language,
          id: 1,
          service: 'water',
          state: 'stopped',
          reason: water,
          since: null,
          until: '2026-09-30T18:30:00Z',
        },
      ],
      news: [
        {
          language,
          id: 3,
          description: `${lamps}: ${water}, ${lamps}, ${lamps}, ${lamps}`,
          label: '',
          date: null,
        },
      ],
      tenders: [
        {
          ...exampleRows('tenders', language, 'dated')[1],
          ...{
            language,
            id: 4,
            description: `${water}: ${lamps}`,
            history: [],
            kind: 'tender',
            closes: '2026-10-14',
          },
        },
      ],
      councilMeetings: [
        {
          ...toDomain('councilMeetings', exampleRows('councilMeetings', language, 'normal'))[0],
          id: 5,
          day: '2026-11-20',
          agenda: water,
        },
      ],
      events: [
        {
          ...toDomain('events', exampleRows('events', language, 'normal'))[0],
          ...{ id: 6, title: water, day: '2026-10-14', time: '10:00', endTime: '16:00', text: lamps },
        },
      ],
    }
  }
  const ask = async (text: string, language: Language) => {
    const rows = (name: ListName, of: Language) => lists(of)[name] ?? []
    const { indexer } = await filledIndexer({ rows: rows as never })
    const findings = await indexer.answer({ text, page: 1, language })
    return findings.state === 'ready' ? findings.items : []
  }

  test.each([
    ['en', 'water market'],
    ['mr', 'बाजारात पाणी'],
  ] as const)('in %s is found after what is current, with its day', async (language, text) => {
    const items = await ask(text, language)
    const of = (id: string) => items.find((item) => item.id === id)
    expect(
      items
        .slice(0, 2)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['alerts.2', 'news.3'])
    expect(
      items
        .slice(2)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['alerts.1', 'councilMeetings.5', 'events.6', 'serviceStates.1', 'tenders.4'])
    expect(of('alerts.1')?.ended).toBe('2026-10-14T11:59:59.999Z')
    // A day, and a midnight, are told as the day that is over.
    expect(of('tenders.4')?.ended).toBe('2026-10-14T18:29:59.999Z')
    expect(of('serviceStates.1')?.ended).toBe('2026-09-30T18:29:59.999Z')
    expect(of('councilMeetings.5')?.ended).toBe('2026-11-20T18:29:59.999Z')
    expect(of('events.6')?.ended).toBe('2026-10-14T10:29:59.999Z')
    expect(of('alerts.2')?.planned).toBe('2026-11-29T04:00:00.000Z')
    expect(of('news.3')?.ended).toBeUndefined()
  })

  test.each([
    ['en', 'no water today'],
    ['en', 'water tomorrow'],
    ['en', 'aaj pani nahi'],
    ['mr', 'आज पाणी नाही'],
    ['mr', 'उद्याचे पाणी'],
  ] as const)('in %s never answers “%s”', async (language, text) => {
    const items = await ask(text, language)
    expect(items.length).toBeGreaterThan(0)
    expect(items.filter(({ ended }) => ended)).toEqual([])
  })
})

test.each([
  ['en', 'hospital open now'],
  ['en', 'which hospital is open now'],
  ['en', 'davakhana aata suru'],
  ['mr', 'रुग्णालय आता सुरू आहे का'],
  ['mr', 'सध्या सुरू असलेले रुग्णालय'],
] as const)('in %s “%s” leads to the page that says which is open', async (language, text) => {
  const findings = await councils.demo.indexer.answer({ text, page: 1, language })
  expect(findings.state === 'ready' && findings.items[0]?.href).toBe('/hospital')
})
