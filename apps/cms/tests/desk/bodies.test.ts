import { beforeAll, describe, expect, test } from 'vitest'
import type { Ask } from '../api/api.ts'
import { apiOf } from '../api/api.ts'
import { sheetsOf } from '../sheets/sheets-of.ts'
import { councilWithDesk, type Role } from './desk.ts'

const { desk } = councilWithDesk()

let api: Ask
beforeAll(async () => {
  api = await apiOf(desk().payload)
})

const heading = (text: string) => ({ kind: 'heading', level: 2, runs: [{ text }] })
const list = { kind: 'list', ordered: false, items: [{ runs: [{ text: 'Bring a bag' }] }] }
const table = {
  kind: 'table',
  rows: [
    [
      { header: 'column', runs: [{ text: 'Ward' }] },
      { header: 'column', runs: [{ text: 'Day' }] },
    ],
    [{ runs: [{ text: '5' }] }, { runs: [{ text: '10 June', link: '/today' }] }],
  ],
}
const body = [heading('Camp'), list, table]
const text = 'Camp\n\n• Bring a bag\n\nWard\tDay\n5\t10 June'

type Doc = { id: number; description: { en: string; mr: string | null }; body: { en: unknown; mr: unknown } }
type Answer = {
  doc: Doc
  errors?: { message: string; data: { errors: { path: string; message: string }[] } }[]
}

const send = async (method: string, path: string, sent: object, as: Role = 'editor', headers = {}) => {
  const response = await desk().ask(method, `/news${path}`, { as, body: sent, headers })
  return { status: response.status, ...((await response.json()) as Answer) }
}
const published = (sent: object) => send('POST', '', { ...sent, _status: 'published' })
const rowOf = async (id: number, lang: 'en' | 'mr' = 'en') => {
  const rows = (await (await api(`/newsupdate?lang=${lang}`)).json()) as ({ id: number } & Record<
    string,
    unknown
  >)[]
  return rows.find((row) => row.id === id)
}

describe('a text with a body', () => {
  test('is stored with its plain text, and both are sent', async () => {
    const { status, doc } = await published({
      description: { en: 'what was there before' },
      body: { en: body },
    })
    expect(status).toBe(201)
    expect(doc).toMatchObject({ description: { en: text }, body: { en: body } })
    expect(await rowOf(doc.id)).toMatchObject({ description: text, body })
  })

  test('in the other language, where there is no text of its own, is the same', async () => {
    const { doc } = await published({ body: { en: body } })
    expect(await rowOf(doc.id, 'mr')).toMatchObject({ description: text, body })
  })

  test('beside a translation without one leaves that as it is', async () => {
    const { doc } = await published({ description: { mr: 'शिबिर' }, body: { en: body } })
    expect(await rowOf(doc.id, 'en')).toMatchObject({ description: text, body })
    const row = await rowOf(doc.id, 'mr')
    expect(row).toMatchObject({ description: 'शिबिर' })
    expect(row).not.toHaveProperty('body')
  })

  test('is stored as plain text where that says all of it', async () => {
    const paragraphs = ['One', 'Two'].map((words) => ({ kind: 'paragraph', runs: [{ text: words }] }))
    const { doc } = await published({ body: { en: paragraphs } })
    expect(doc).toMatchObject({ description: { en: 'One\n\nTwo' }, body: { en: null } })
    expect(await rowOf(doc.id)).not.toHaveProperty('body')
  })

  test('keeps it when something else of the record is changed', async () => {
    const { doc } = await published({ body: { en: body } })
    const later = await send('PATCH', `/${doc.id}`, { label: 'new', _status: 'published' })
    expect(later.doc).toMatchObject({ description: { en: text }, body: { en: body } })
    const same = await send('PATCH', `/${doc.id}`, { description: { en: text }, _status: 'published' })
    expect(same.doc).toMatchObject({ body: { en: body } })
    const other = await send('PATCH', `/${doc.id}`, { description: { mr: 'शिबिर' }, _status: 'published' })
    expect(other.doc).toMatchObject({ description: { en: text, mr: 'शिबिर' }, body: { en: body } })
  })

  test('loses it when the text is changed without it, so that the two never differ', async () => {
    const { doc } = await published({ body: { en: body } })
    const later = await send('PATCH', `/${doc.id}`, {
      description: { en: 'Cancelled' },
      _status: 'published',
    })
    expect(later.doc).toMatchObject({ description: { en: 'Cancelled' }, body: { en: null } })
    expect(await rowOf(doc.id)).not.toHaveProperty('body')
  })

  test('becomes plain text when its body is taken away', async () => {
    const { doc } = await published({ body: { en: body } })
    const later = await send('PATCH', `/${doc.id}`, {
      description: { en: text },
      body: { en: null },
      _status: 'published',
    })
    expect(later.doc).toMatchObject({ description: { en: text }, body: { en: null } })
  })
})

describe.each([
  ['history', '/history?lang=', {}],
  ['privacy-policy', '/privacy-policy?language_code=', { heading: { en: 'Camps' } }],
  ['terms', '/terms-and-conditions?lang=', { heading: { en: 'Camps' } }],
  ['right-to-services', '/righttoservices?lang=', { heading: { en: 'Camps' } }],
  ['development-plan-texts', '/development-plan-desc?language_code=', {}],
])('the texts of %s', (slug, list, more) => {
  const store = async (method: string, path: string, sent: object) => {
    const response = await desk().ask(method, `/${slug}${path}`, {
      as: 'editor',
      body: { ...sent, _status: 'published' },
    })
    return { status: response.status, ...((await response.json()) as Answer) }
  }
  const rowIn = async (id: number, language: 'en' | 'mr') => {
    const rows = (await (await api(`${list}${language}`)).json()) as ({ id: number } & Record<
      string,
      unknown
    >)[]
    return rows.find((row) => row.id === id)
  }

  test('have a body beside them, and old clients read the text', async () => {
    const { status, doc } = await store('POST', '', { ...more, body: { en: body } })
    expect(status).toBe(201)
    expect(doc).toMatchObject({ description: { en: text }, body: { en: body } })
    for (const language of ['en', 'mr'] as const)
      expect(await rowIn(doc.id, language)).toMatchObject({ description: text, body })
  })

  test('stay valid without one, and lose it with another text', async () => {
    const { status, doc } = await store('POST', '', { ...more, description: { en: 'Camp' } })
    expect(status).toBe(201)
    expect(await rowIn(doc.id, 'en')).not.toHaveProperty('body')
    await store('PATCH', `/${doc.id}`, { body: { en: body } })
    expect(await rowIn(doc.id, 'en')).toMatchObject({ description: text, body })
    await store('PATCH', `/${doc.id}`, { description: { en: 'No camp' } })
    expect(await rowIn(doc.id, 'en')).toMatchObject({ description: 'No camp' })
    expect(await rowIn(doc.id, 'en')).not.toHaveProperty('body')
  })

  test('have no body that is none', async () => {
    const { status } = await store('POST', '', {
      ...more,
      body: { en: [{ kind: 'html', html: '<b>x</b>' }] },
    })
    expect(status).toBe(400)
  })
})

describe('what is no body', () => {
  const wrong: [string, unknown][] = [
    ['a link that runs code', [{ kind: 'paragraph', runs: [{ text: 'x', link: 'javascript:alert(1)' }] }]],
    ['a link to data', [{ kind: 'paragraph', runs: [{ text: 'x', link: 'data:text/html,<script>' }] }]],
    ['an unknown kind', [{ kind: 'html', html: '<script>alert(1)</script>' }]],
    ['an unknown field', [{ kind: 'paragraph', runs: [{ text: 'x', style: 'color:red' }] }]],
    ['an editor’s own state', { root: { type: 'root', children: [] } }],
    ['HTML', '<h2>x</h2>'],
    ['a heading of the page', [{ ...heading('x'), level: 1 }]],
  ]
  test.each(wrong)('%s is refused, and the sentence says what may be there', async (_, value) => {
    for (const [path, as] of [
      ['', 'editor'],
      ['?draft=true', 'clerk'],
    ] as const) {
      const { status, errors } = await send(
        'POST',
        path,
        { description: { en: 'x' }, body: { en: value } },
        as,
      )
      expect(status).toBe(400)
      const [error] = errors?.[0]?.data.errors ?? []
      expect(error?.path).toBe('body.en')
      expect(error?.message).toMatch(/^Description .*headings, lists, tables/)
    }
  })

  test('is refused in Marathi too', async () => {
    const { errors } = await send('POST', '', { body: { mr: [{ kind: 'x' }] } }, 'editor', {
      'accept-language': 'mr',
    })
    expect(JSON.stringify(errors)).toContain('शीर्षके, याद्या, तक्ते')
  })

  test('a body longer than its text may be is refused at the text', async () => {
    const long = Array.from({ length: 3 }, () => ({
      kind: 'paragraph',
      runs: [{ text: 'x'.repeat(9000), bold: true }],
    }))
    const { status, errors } = await send('POST', '', { body: { en: long }, _status: 'published' })
    expect(status).toBe(400)
    expect(JSON.stringify(errors)).toContain('is longer than 20000 characters')
  })

  test('an empty body does not fill a required text', async () => {
    const { status, errors } = await send('POST', '', { body: { en: [] }, _status: 'published' })
    expect(status).toBe(400)
    expect(JSON.stringify(errors)).toContain('description.en')
  })

  test('a blank within a body cannot be published', async () => {
    const { status } = await send('POST', '', {
      body: { en: [heading('Call [[phone number]]')] },
      _status: 'published',
    })
    expect(status).toBe(400)
  })
})

async function changesFor(id: number, sent: object) {
  const before = await desk().payload.findByID({ collection: 'news', id, depth: 0 })
  await send('PATCH', `/${id}?draft=true`, sent, 'clerk')
  const { changedFields } = await import('../../src/features/approvals/changes.ts')
  const { createLocalReq } = await import('payload')
  const { payload } = desk()
  const req = await createLocalReq({}, payload)
  const draft = await payload.findByID({ collection: 'news', id, draft: true, depth: 0 })
  return changedFields(payload.collections.news.config.flattenedFields, before, draft, req)
}

describe('an approver reads', () => {
  test('what a body changed of the text', async () => {
    const { doc } = await published({ description: { en: 'Camp' } })
    expect(await changesFor(doc.id, { body: { en: body } })).toEqual([
      {
        label: 'Description',
        halves: expect.arrayContaining([{ language: 'en', before: { text: 'Camp' }, after: { text } }]),
      },
    ])
  })

  test('that a text becomes plain', async () => {
    const { doc } = await published({ body: { en: body } })
    expect(await changesFor(doc.id, { description: { en: 'Cancelled' } })).toEqual([
      {
        label: 'Description',
        halves: expect.arrayContaining([{ language: 'en', before: { text }, after: { text: 'Cancelled' } }]),
      },
      {
        label: 'Description with its headings, lists, links and tables',
        halves: [
          {
            language: 'en',
            before: { text: expect.stringContaining('Table:') },
            after: { text: 'plain text' },
          },
        ],
      },
    ])
  })

  test('what changed of the form alone', async () => {
    const { doc } = await published({ body: { en: body } })
    const other = [{ kind: 'paragraph', runs: [{ text: 'Camp', bold: true }] }, list, table]
    expect(await changesFor(doc.id, { body: { en: other } })).toEqual([
      {
        label: 'Description with its headings, lists, links and tables',
        halves: [
          {
            language: 'en',
            before: { text: 'Heading: Camp\n• Bring a bag\nTable:\n[Ward] | [Day]\n5 | 10 June (/today)' },
            after: { text: '*Camp*\n• Bring a bag\nTable:\n[Ward] | [Day]\n5 | 10 June (/today)' },
          },
        ],
      },
    ])
  })
})

describe('the journal says', () => {
  const changesIn = async (language: 'en' | 'mr') => {
    const headers = { 'accept-language': language }
    const response = await desk().ask('GET', '/journal?sort=-id&limit=1', { as: 'admin', headers })
    return ((await response.json()) as { docs: { changes?: string }[] }).docs[0]?.changes
  }
  const other = [{ kind: 'paragraph', runs: [{ text: 'Camp', bold: true }] }, list, table]

  test('that a text changed its form alone', async () => {
    const { doc } = await published({ body: { en: body } })
    await published({ description: { en: 'Another record' } })
    await send('PATCH', `/${doc.id}`, { body: { en: other }, _status: 'published' })
    expect(await changesIn('en')).toBe(
      'Description with its headings, lists, links and tables (English): only the form changed, the words are the same',
    )
    expect(await changesIn('mr')).toBe('वर्णन: शीर्षके, याद्या, दुवे व तक्ते यांसह (इंग्रजी): फक्त स्वरूप बदलले, शब्द तेच आहेत')
  })

  test('that a text lost its form', async () => {
    const { doc } = await published({ body: { en: body } })
    await send('PATCH', `/${doc.id}`, { description: { en: 'Cancelled' }, _status: 'published' })
    expect(await changesIn('en')).toMatch(/→ Cancelled\nDescription with .* \(English\): plain text now$/)
    expect(await changesIn('mr')).toMatch(/\(इंग्रजी\): आता साधा मजकूर$/)
  })

  test('nothing of it where nothing of it changed', async () => {
    const { doc } = await published({ body: { en: body } })
    await send('PATCH', `/${doc.id}`, { label: 'new', _status: 'published' })
    expect(await changesIn('en')).toBe('Badge: – → new')
  })
})

describe('the preview of a sheet says', () => {
  const { exported, previewed, rowOf } = sheetsOf(desk)

  test('that a text will lose its headings, lists, links and tables', async () => {
    const { doc } = await published({ description: { mr: 'शिबिर' }, body: { en: body } })
    const rows = await exported({ list: 'news' })
    const row = rowOf(rows, String(doc.id))
    expect((await previewed(rows, { list: 'news' })).counts).toMatchObject({ changed: 0 })
    row[row.indexOf(text)] = 'Cancelled'
    row[row.indexOf('शिबिर')] = 'शिबिर रद्द'
    const changesIn = async (language: string) =>
      (await previewed(rows, { list: 'news', language })).changed[0]?.changes
    expect(await changesIn('en')).toEqual([
      {
        field: 'Description (English)',
        language: 'en',
        before: text,
        after: 'Cancelled',
        note: 'The headings, lists, links and tables of this text are lost: it becomes plain text.',
      },
      { field: 'Description (Marathi)', language: 'mr', before: 'शिबिर', after: 'शिबिर रद्द' },
    ])
    expect((await changesIn('mr'))?.[0]?.note).toMatch(/^या मजकुरातील शीर्षके/)
  })
})
