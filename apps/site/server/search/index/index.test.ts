import { describe, expect, test } from 'vitest'
import type { Findings, Pieces } from '../../../app/api/search.ts'
import { filledIndexer } from '../../testing/filled-indexer.ts'
import type { KnownRows } from '../entries/rows.ts'
import { excerptOf } from './pieces.ts'

type Ready = Findings & { state: 'ready' }
const texts = (...groups: string[]) =>
  groups.map((text, place) => ({ id: place, key: `synonyms:${place}`, text }))
const rowsOf =
  (rows: Record<string, object[]>): KnownRows =>
  (name, language) =>
    (rows[`${name} ${language}`] ?? rows[name] ?? []) as never
const marked = (pieces: Pieces | undefined): string =>
  (pieces ?? []).map(({ text, isFound }) => (isFound ? `[${text}]` : text)).join('')

const rows = rowsOf({
  'schools en': [
    { id: 1, name: 'Council School No. 1', address: 'Lake Road, Ward 3', medium: 'Marathi' },
    { id: 2, name: 'Council Urdu School', address: 'Mill Colony', medium: 'Urdu' },
    { id: 3, name: 'Dyeworks School', address: 'Behind the former school of dyers' },
  ],
  'schools mr': [
    { id: 1, name: 'नगरपरिषद शाळा क्र. १', address: 'तलाव मार्ग, प्रभाग ३', medium: 'मराठी' },
    { id: 2, name: 'नगरपरिषद उर्दू शाळा', address: 'मिल कॉलनी', medium: 'उर्दू' },
    { id: 3, name: 'रंगशाळा विद्यालय', address: 'रंगारी गल्ली' },
  ],
  'news en': [{ id: 7, description: 'The school on Lake Road has a new library', label: 'new' }],
  'downloads en': [{ id: 3, name: 'Form for a water connection', pdf: '/uploads/water.pdf' }],
  'downloads mr': [{ id: 3, name: 'नळजोडणीचा अर्ज', pdf: '/uploads/water-mr.pdf' }],
  texts: texts('school, शाळा, vidyalay', 'water connection, नळजोडणी, naljodni'),
})
const documents = new Map([
  ['/uploads/water.pdf', ['To the Chief Officer', 'Attach the receipt of the plumber', 'Signature']],
  ['/uploads/water-mr.pdf', ['मुख्याधिकारी यांस', 'नळ कारागिराची पावती जोडावी']],
])
const { indexer } = await filledIndexer({ rows, documents, paths: ['/schools'] })
const ask = async (text: string, more: object = {}): Promise<Ready> =>
  (await indexer.answer({ text, page: 1, language: 'en', ...more })) as Ready

describe('an answer', () => {
  test('counts all kinds, also those that a filter leaves out', async () => {
    const all = await ask('lake road')
    expect(all.kinds).toEqual([
      { kind: 'place', count: 1 },
      { kind: 'news', count: 1 },
    ])
    const news = await ask('lake road', { kind: 'news' })
    expect(news.kinds).toEqual(all.kinds)
    expect(news.items.map(({ id }) => id)).toEqual(['news.7'])
  })

  test('marks what was found, in the title and in the quotation', async () => {
    const [school] = (await ask('lake school', { kind: 'place' })).items
    expect(marked(school?.title)).toBe('Council [School] No. 1')
    expect(marked(school?.excerpt?.pieces)).toBe('[Lake] Road, Ward 3 · Marathi')
  })

  test('quotes the other language, and says so, where only that has the word', async () => {
    const [school] = (await ask('talav')).items
    expect(marked(school?.title)).toBe('Council School No. 1')
    expect(school?.excerpt?.language).toBe('mr')
    expect(marked(school?.excerpt?.pieces)).toContain('[तलाव]')
  })

  test('does not quote the other language where the title in the reader’s has the word', async () => {
    const [school] = (await ask('रंगशाळा dyeworks school', { language: 'mr' })).items
    expect(marked(school?.title)).toContain('[रंगशाळा]')
    expect(school?.excerpt).toBeUndefined()
    const inEnglish = (await ask('dyers')).items[0]
    expect(marked(inEnglish?.excerpt?.pieces)).toContain('[dyers]')
  })

  test('leads into a document at the page that has the words', async () => {
    const [form] = (await ask('plumber')).items
    expect(form).toMatchObject({
      id: 'downloads.3',
      file: { path: '/uploads/water.pdf', page: 2, language: 'en' },
    })
    expect(marked(form?.excerpt?.pieces)).toBe('Attach the receipt of the [plumber]')
  })

  test('leads to the Marathi document when only that has the words', async () => {
    const [form] = (await ask('कारागिराची')).items
    expect(form?.file).toMatchObject({ path: '/uploads/water-mr.pdf', page: 2, language: 'mr' })
  })

  test('finds by staff’s synonyms, in any script and with a slip', async () => {
    for (const typed of ['naljodni', 'नळजोडणी', 'water connection', 'water conection'])
      expect([typed, (await ask(typed)).items[0]?.id]).toEqual([typed, 'downloads.3'])
  })

  test('says when no result has all the words', async () => {
    const both = await ask('plumber urdu')
    expect(both.isLoose).toBe(true)
    expect(both.items.map(({ id }) => id).sort()).toEqual(['downloads.3', 'schools.2'])
    expect((await ask('plumber receipt')).isLoose).toBe(false)
  })

  test('is empty for what is not there, and for what is no word', async () => {
    expect(await ask('zzqx')).toMatchObject({ total: 0, pages: 1, kinds: [], items: [] })
    expect(await ask('?!')).toMatchObject({ total: 0, items: [] })
  })

  test('a page beyond the last is the last', async () => {
    expect(await ask('school', { page: 40 })).toMatchObject({ page: 1, pages: 1 })
  })

  test.each(['(', '"', '*', '\\', '%00', "' OR 1=1", '<mark>', 'a'.repeat(120), 'क्'.repeat(60), '्ाि'])(
    'the question %s does no harm',
    async (text) => {
      expect((await ask(text)).state).toBe('ready')
    },
  )
})

describe('the index follows the lists', () => {
  test('what is new is found, what is gone is not, what changed is found as it is now', async () => {
    const { indexer: own } = await filledIndexer({
      rows: rowsOf({
        'ponds en': [
          { id: 1, name: 'Old lake' },
          { id: 2, name: 'Dry pond' },
        ],
      }),
    })
    own.setList('ponds', 'en', [
      { id: 1, name: 'Renamed lake' },
      { id: 3, name: 'Fresh spring' },
    ] as never)
    await own.update()
    const ids = async (text: string) => {
      const findings = await own.answer({ text, page: 1, language: 'en' })
      return findings.state === 'ready' ? findings.items.map(({ id }) => id) : undefined
    }
    expect(await ids('dry')).toEqual([])
    expect(await ids('old')).toEqual([])
    expect(await ids('renamed')).toEqual(['ponds.1'])
    expect(await ids('spring')).toEqual(['ponds.3'])
  })

  test('the pages are found by the word for the kind of council, as soon as the settings name it', async () => {
    const { indexer: own } = await filledIndexer({ rows: rowsOf({}), paths: ['/elected-pre-representative'] })
    const titles = async (text: string) => {
      const findings = await own.answer({ text, page: 1, language: 'en' })
      return findings.state === 'ready' ? findings.items.map(({ title }) => marked(title)) : undefined
    }
    own.setList('settings', 'en', [{ id: 1, kind: 'corporation' }] as never)
    await own.update()
    expect(await titles('mayors')).toEqual(['Previous [Mayors]'])
    own.setList('settings', 'en', [{ id: 1, kind: 'council-a' }] as never)
    await own.update()
    expect(await titles('presidents')).toEqual(['Previous [Presidents]'])
  })

  test('documents that nobody has read yet are named, and found by their titles meanwhile', async () => {
    const { indexer: own } = await filledIndexer({ rows })
    expect((await own.update()).map(({ path }) => path)).toEqual([
      '/uploads/water.pdf',
      '/uploads/water-mr.pdf',
    ])
    expect(await own.answer({ text: 'water', page: 1, language: 'en' })).toMatchObject({ total: 1 })
  })
})

test('a quotation is the stretch with the most found words, cut between words', () => {
  const text = `road ${'grass '.repeat(80)}the lake road to the lake ${'stone '.repeat(80)}`
  const excerpt = excerptOf(text, new Set(['road', 'lake']))
  expect(marked(excerpt?.pieces)).toMatch(/^… (grass )+the \[lake\] \[road\] to the \[lake\] (stone )+…$/)
})
