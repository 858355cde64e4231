import type { Language } from '@nagardwar/contract'
import { exampleRows } from '@nagardwar/contract/examples'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { plannedAddress } from '../../app/open-data/public-list.ts'
import { readWording } from '../search/entries/wording.ts'
import { openDataDocuments } from './documents.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-07-12T20:00:00+05:30') }))
afterEach(() => void vi.useRealTimers())

const away = { ok: false, error: 'unavailable' }

async function read(language: Language, failing?: string) {
  const list = async (name: string, of: Language) =>
    name === failing ? away : { ok: true, value: exampleRows(name as never, of, 'normal') }
  const data = {
    source: { list },
    config: { origin: 'https://council.example', defaultLanguage: 'en' },
    wording: readWording(),
  }
  const answer = await openDataDocuments[plannedAddress(language)]?.(data as never)
  const text = (await answer?.text()) ?? ''
  return {
    status: answer?.status,
    type: answer?.headers.get('content-type'),
    text: text.replaceAll('\r\n ', ''),
  }
}

test.each([
  [
    'en',
    'Water: Limited. The main pipe is being repaired. (Wards 3\\, 4)',
    'Buses: Stopped.',
    '(Whole town)',
  ],
  ['mr', 'पाणीपुरवठा: अंशतः सुरू. मुख्य जलवाहिनीची दुरुस्ती सुरू आहे. (प्रभाग ३\\, ४)', 'बससेवा: बंद.', '(संपूर्ण शहर)'],
] as const)(
  'what is planned is a calendar in %s, with beginning and end',
  async (language, water, buses, town) => {
    const { type, text } = await read(language)
    expect(type).toContain('text/calendar')
    expect(text).toContain(`UID:service-1@council.example\r\n`)
    expect(text).toContain('DTSTART:20260713T033000Z\r\nDTEND:20260716T123000Z\r\n')
    for (const words of [water, buses, town]) expect(text).toContain(words)
    // The lake's alert; the two others have ended.
    expect(text.match(/UID:alert-/g)).toHaveLength(1)
  },
)

test('what has begun is not in it', async () => {
  vi.setSystemTime(new Date('2026-07-14T20:00:00+05:30'))
  expect((await read('en')).text).not.toContain('BEGIN:VEVENT')
})

test.each(['alerts', 'serviceStates'])('without %s it is away, not empty', async (failing) => {
  expect((await read('en', failing)).status).toBe(503)
})
