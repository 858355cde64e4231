import { readFile } from 'node:fs/promises'
import { nestedBomb } from '@nagardwar/exchange/pdf/testing/hostile-pdf'
import { beforeAll, describe, expect, test } from 'vitest'
import { languageAndYear } from '../../src/features/many-documents/language-and-year.ts'
import { councilWithDesk, type Role } from '../desk/desk.ts'

const { desk } = councilWithDesk()
const example = (language: string) =>
  readFile(
    new URL(
      `../../../../content/demo/files/documents/downloads/birth-certificate-${language}.pdf`,
      import.meta.url,
    ),
  )

async function upload(name: string, bytes: Buffer, as: Role = 'clerk'): Promise<number> {
  const body = new FormData()
  body.set('_payload', JSON.stringify({ alt: { en: name } }))
  body.set('file', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), name)
  const response = await desk().ask('POST', '/media', { as, body })
  expect(response.status).toBe(201)
  return ((await response.json()) as { doc: { id: number } }).doc.id
}

const asked = async (path: string, body: unknown, as: Role | undefined = 'clerk', language = 'en') => {
  const headers = { 'accept-language': language }
  const response = await desk().ask('POST', `/many-documents/${path}`, { as, body, headers })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

let heading: number
let english: number
let marathi: number
beforeAll(async () => {
  const { payload } = desk()
  const department = await payload.create({
    collection: 'disclosure-departments',
    data: { name: { en: 'Account', mr: 'लेखा' }, link: '/account', _status: 'published' },
  })
  const data = { heading: { en: 'Budget', mr: 'अंदाजपत्रक' }, link: '/budget', department: department.id }
  heading = (await payload.create({ collection: 'headings', data: { ...data, _status: 'published' } })).id
  english = await upload('budget-2024-en.pdf', await example('en'))
  marathi = await upload('budget-2024-mr.pdf', await example('mr'))
}, 120_000)

const saveBody = (more = {}) => ({
  heading,
  year: { en: '2024', mr: '२०२४' },
  title: { en: 'Budget 2024', mr: 'अंदाजपत्रक २०२४' },
  pdf: { en: english, mr: marathi },
  ...more,
})

describe('a document that was uploaded', () => {
  test('says its language by its text', async () => {
    expect(await asked('look', { media: english })).toEqual({
      status: 200,
      body: { state: 'text', language: 'en', year: '', earlier: '' },
    })
    expect((await asked('look', { media: marathi })).body).toMatchObject({ language: 'mr' })
  })

  test('is asked about where its name was there before', async () => {
    const same = await upload('Budget 2024 (en).pdf', await example('en'))
    expect((await asked('look', { media: same })).body.earlier).toBe('same')
    const other = await upload('budget-2024-en.pdf', await example('mr'))
    expect((await asked('look', { media: other })).body.earlier).toBe('other')
    expect((await asked('look', { media: marathi })).body.earlier).toBe('')
  })

  test('that cannot be read, or was made to take the memory of the desk, is of no known language', async () => {
    const bytes = await example('en')
    for (const bad of [Buffer.from('%PDF-1.7'), nestedBomb()])
      expect(await languageAndYear(async () => bad)).toEqual({
        state: 'unreadable',
        language: 'unknown',
        year: '',
      })
    expect(await languageAndYear(async () => bytes)).toMatchObject({ language: 'en' })
  })
})

describe('a record of it', () => {
  test('is a draft with both documents, and is there once however often it is sent', async () => {
    const [first, second] = await Promise.all([asked('save', saveBody()), asked('save', saveBody())])
    const third = await asked('save', saveBody())
    expect([first.status, second.status].sort()).toEqual([200, 201])
    expect([second.body.id, third.body.id]).toEqual([first.body.id, first.body.id])
    const stored = await desk().payload.findByID({
      collection: 'year-documents',
      id: Number(first.body.id),
      depth: 0,
      draft: true,
    })
    expect(stored).toMatchObject({ ...saveBody(), _status: 'draft' })
  })

  test('with a Marathi document alone shows it on English pages, too', async () => {
    const { body } = await asked(
      'save',
      saveBody({ title: { en: '', mr: 'अंदाजपत्रक' }, pdf: { mr: marathi } }),
    )
    const id = Number(body.id)
    const stored = await desk().payload.findByID({ collection: 'year-documents', id, depth: 0, draft: true })
    expect(stored.pdf).toMatchObject({ en: marathi, mr: marathi })
  })

  test('says in words why it is not stored', async () => {
    const oldFont = { title: { en: 'Budget', mr: 'egkjk"Vª \'kklu' }, pdf: { en: english } }
    expect(await asked('save', saveBody({ ...oldFont, heading: 9999 }))).toEqual({
      status: 400,
      body: { message: 'There is no such heading' },
    })
    expect((await asked('save', saveBody({ pdf: { en: 9999 } }), 'clerk', 'mr')).body.message).toBe(
      'असा दस्तऐवज नाही',
    )
    const refused = await asked(
      'save',
      saveBody({ ...oldFont, pdf: { en: await upload('x.pdf', await example('en')) } }),
    )
    expect(refused.status).toBe(400)
    expect(refused.body.message).toContain('Title (Marathi) is typed in an old font')
  })

  test.each([
    ['no document', { pdf: {} }],
    ['no title', { title: { en: ' ', mr: '' } }],
    ['no year', { year: { en: 'soon', mr: '' } }],
    ['what the system sets', { _status: 'published' }],
    ['an enormous title', { title: { en: 'a'.repeat(3000), mr: '' } }],
    ['a heading that is no number', { heading: { equals: 1 } }],
  ])('with %s is refused', async (_what, more) => {
    expect((await asked('save', saveBody(more))).status).toBe(400)
  })
})

test('nothing of it is for strangers', async () => {
  for (const path of ['look', 'save'])
    expect((await desk().ask('POST', `/many-documents/${path}`, { body: saveBody() })).status).toBe(403)
})
