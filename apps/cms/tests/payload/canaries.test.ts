import type { CollectionConfig, PayloadRequest } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { repaired } from '../../src/payload/names/repairs.ts'
import { codeOf, load, openPlain, type Plain } from './plain-payload.ts'

/*
 * Each test says what Payload does that a file of src/payload corrects. One that fails says that Payload no longer does
 * it: the file can go, or must change. See docs/upgrading-payload.md.
 */

const collections: CollectionConfig[] = [
  { slug: 'users', auth: true, fields: [{ name: 'role', type: 'text' }] },
  {
    slug: 'places',
    access: { read: () => ({ name: { equals: 'open' } }) },
    fields: [{ name: 'name', type: 'text' }],
  },
  {
    slug: 'notices',
    trash: true,
    access: { create: () => true, read: () => true },
    versions: { drafts: true },
    fields: [
      { name: 'title', type: 'text', required: true },
      { name: 'place', type: 'relationship', relationTo: 'places' as never },
      { name: 'day', type: 'date', label: { en: 'Day', mr: 'दिनांक' } },
      { name: 'lines', type: 'array', fields: [{ name: 'text', type: 'text' }] },
    ],
  },
]

type Client = { execute: (statement: string) => Promise<{ rows: Record<string, unknown>[] }> }

let plain: Plain
beforeAll(async () => {
  plain = await openPlain(collections)
})
afterAll(() => plain.close())

const client = (): Client => (plain.payload.db as unknown as { client: Client }).client
const create = (title: string, data: object = {}) =>
  plain.payload.create({
    collection: 'notices' as never,
    data: { title, _status: 'published', ...data } as never,
  })

/** What Payload gave one of its database's methods while something was done. */
async function given(method: string, work: () => Promise<unknown>): Promise<Record<string, unknown>[]> {
  const database = plain.payload.db as unknown as Record<string, (args: unknown) => Promise<unknown>>
  const own = database[method] as (args: unknown) => Promise<unknown>
  const all: Record<string, unknown>[] = []
  database[method] = (args) => {
    all.push(args as Record<string, unknown>)
    return own.call(database, args)
  }
  await work().finally(() => {
    database[method] = own
  })
  return all
}

/** Payload's answer to a request. */
async function answerTo(path: string, init: RequestInit = {}): Promise<Response> {
  const { handleEndpoints } = await load<typeof import('payload')>('payload')
  const url = `http://localhost/api${path}`
  return handleEndpoints({
    config: plain.config,
    payloadInstanceCacheKey: plain.key,
    request: new Request(url, init),
  } as never)
}

describe('database', () => {
  test('whole-writes: a write that fails in the middle stays as it is', async () => {
    await client().execute('ALTER TABLE notices_lines RENAME TO gone')
    await expect(create('Half', { lines: [{ text: 'one' }] })).rejects.toThrow()
    await client().execute('ALTER TABLE gone RENAME TO notices_lines')
    const { rows } = await client().execute("SELECT count(*) AS found FROM notices WHERE title = 'Half'")
    expect(Number(rows[0]?.found)).toBe(1)
  })

  test('delete-locks: every save deletes the locks of its record, whether or not it has any', async () => {
    const { id } = await create('Locked')
    const deletions = await given('deleteMany', () =>
      plain.payload.update({ collection: 'notices' as never, id, data: { title: 'New' } as never }),
    )
    const ofLocks = deletions.filter(({ collection }) => collection === 'payload-locked-documents')
    expect(ofLocks).toHaveLength(1)
    expect(ofLocks[0]?.where).toEqual({
      and: [{ 'document.relationTo': { equals: 'notices' } }, { 'document.value': { equals: id } }],
    })
  })

  test('own-columns: a change of one field of an account writes all of them', async () => {
    const email = 'a@example.org'
    const account = { email, password: 'a-long-password', role: 'clerk' }
    const { id } = await plain.payload.create({ collection: 'users' as never, data: account as never })
    const writes = await given('updateOne', () =>
      plain.payload.update({ collection: 'users' as never, id, data: { email: 'b@example.org' } as never }),
    )
    expect(writes.map(({ data }) => (data as { role?: string }).role)).toEqual(['clerk'])
    const logins = await given('updateOne', () =>
      plain.payload.login({
        collection: 'users' as never,
        data: { email: 'b@example.org', password: account.password } as never,
      }),
    )
    expect(logins.some(({ data }) => (data as { role?: string }).role === 'clerk')).toBe(true)
  })

  test('write-trash-only: what goes into the trash takes its draft over what was published', async () => {
    const { id } = await create('Published')
    const changed = { collection: 'notices' as never, id, data: { title: 'Draft' } as never, draft: true }
    await plain.payload.update(changed)
    await plain.payload.update({
      ...changed,
      draft: false,
      data: { deletedAt: new Date().toISOString() } as never,
    })
    const { rows } = await client().execute(`SELECT title FROM notices WHERE id = ${id}`)
    expect(rows[0]?.title).toBe('Draft')
  })

  test('stop-rehearsals: there is no way to check a change without storing it', () => {
    expect(codeOf('payload', 'collections/operations')).not.toMatch(/\b(?:dryRun|validateOnly|skipWrite)\b/)
  })

  test('readable-dates: one invalid date hides its whole list', async () => {
    const { id } = await create('Dated', { day: '2026-01-01' })
    await client().execute(`UPDATE notices SET day = 'no day' WHERE id = ${id}`)
    await expect(plain.payload.find({ collection: 'notices' as never })).rejects.toThrow(/Invalid time value/)
    await client().execute(`UPDATE notices SET day = NULL WHERE id = ${id}`)
  })
})

describe('requests', () => {
  test('query-errors: a date that cannot be read is an error of the server', async () => {
    expect((await answerTo('/notices?where[day][equals]=x')).status).toBe(500)
  })

  test('unreadable: a form that cannot be read is an error of the server', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=a' }
    expect((await answerTo('/notices', { method: 'POST', headers, body: '--a\r\nno form' })).status).toBe(500)
  })

  test('locks: whoever has an account may lock a record for somebody else', async () => {
    const lock = plain.payload.collections['payload-locked-documents']?.config.access
    expect(await lock?.create({ req: { user: { id: 1 } } as PayloadRequest })).toBe(true)
  })

  test('readable-locks: whoever has an account reads all locks', async () => {
    const lock = plain.payload.collections['payload-locked-documents']?.config.access
    expect(await lock?.read({ req: { user: { id: 1 } } as PayloadRequest })).toBe(true)
  })

  test('known-lists: an address that is named like a property of an object is an error of the server', async () => {
    await expect(answerTo('/constructor')).rejects.toThrow(TypeError)
  })

  test('opened-at: a form asks whether a record is newer at its first change alone', () => {
    const code = codeOf('@payloadcms/ui', 'views/Edit')
    expect(code).toMatch(/checkForStaleData = !hasCheckedForStaleDataRef\.current/)
    expect(codeOf('payload', 'collections/operations')).not.toMatch(/originalUpdatedAt/)
  })

  test('paths-through-lists: rows are ordered by what an account may not read', async () => {
    const ids: unknown[] = []
    for (const name of ['b', 'a']) {
      const made: unknown = await plain.payload.create({
        collection: 'places' as never,
        data: { name } as never,
      })
      const { id: place } = made as { id: number }
      const notice: unknown = await create(`At a place ${name}`, { place })
      ids.push((notice as { id: number }).id)
    }
    const asked = { collection: 'notices' as never, overrideAccess: false }
    const found = async (over: object) =>
      (await plain.payload.find({ ...asked, ...over })).docs.map((doc: { id: unknown }) => doc.id)
    const where = { title: { like: 'At a place' } }
    expect(await found({ where, sort: 'place.name' })).toEqual([...ids].reverse())
    expect(await found({ where, sort: '-place.name' })).toEqual(ids)
    // A filter of drafts too; of what is published, Payload refuses or narrows it.
    expect(await found({ where: { 'place.name': { equals: 'a' } } })).toEqual([])
    expect(await found({ where: { 'place.name': { equals: 'a' } }, draft: true })).toEqual([ids[1]])
  })

  test('restore: a version of a global is restored with fields that the account may not change', () => {
    expect(codeOf('payload', 'globals/operations')).toMatch(
      /const restoreVersionOperation = (?:(?!beforeValidate|beforeChange).)*?payload\.db\.updateGlobal/s,
    )
  })

  test('query: a list of any length is answered', async () => {
    await create('One more')
    const answer = await (await answerTo('/notices?limit=100000&depth=9')).json()
    expect(answer.limit).toBe(100_000)
  })
})

describe('pages', () => {
  test('client-config: equal parts of lists are sent with every page as often as they stand there, in all languages', async () => {
    const { createClientConfig } = await load<typeof import('payload')>('payload')
    const i18n = { language: 'en', t: (key: string) => key, translations: {} }
    const { collections } = createClientConfig({ config: plain.config, i18n, importMap: {} } as never)
    const fieldsOf = (slug: string) => collections.find((list) => list.slug === slug)?.fields
    const [one, other] = ['users', 'notices'].map((slug) =>
      fieldsOf(slug)?.find((field) => 'name' in field && field.name === 'createdAt'),
    )
    expect(one).toEqual(other)
    expect(one).not.toBe(other)
    expect(fieldsOf('notices')).toContainEqual(expect.objectContaining({ label: { en: 'Day', mr: 'दिनांक' } }))
    const code = codeOf('@payloadcms/ui', 'utilities')
    expect(code).toContain('let cachedClientConfigs = global._payload_clientConfigs;')
    expect(code).toContain('cachedClientConfigs[currentLanguage] = cachedClientConfig;')
  })
})

describe('languages', () => {
  // As it is published: what this process has loaded may know Marathi by then.
  test('languages: Marathi is none of them', () => {
    const code = codeOf('@payloadcms/translations', 'utilities')
    const list = /acceptedLanguages = \[([^\]]+)\]/.exec(code)?.[1] ?? ''
    expect(list).toContain("'en'")
    expect(list).not.toContain("'mr'")
  })

  test('marathi-dates: a language that is not on Payload’s own list has no dates', async () => {
    const { importDateFNSLocale } =
      await load<typeof import('@payloadcms/translations')>('@payloadcms/translations')
    expect(await importDateFNSLocale('mr')).toBeUndefined()
  })
})

describe('the desk in a browser', () => {
  test('cookies: the cookie of the theme is written without flags', () => {
    expect(codeOf('@payloadcms/ui', 'providers/Theme')).toMatch(/expires \+ ';path=\/'/)
  })

  test('names: every part of the page that is named is still called so', () => {
    const code = [codeOf('@payloadcms/ui'), codeOf('@payloadcms/next')].join('\n')
    const parts = repaired.flatMap((selector) =>
      [...selector.matchAll(/[.#]([a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name),
    )
    // React-select and Payload build a name of two halves: `rs__input`, `cell-filesize`.
    const isThere = (name: string) =>
      code.includes(name) || name.split(/__|--|(?<=^cell-)/).every((half) => code.includes(half))
    expect(parts.length).toBeGreaterThan(40)
    expect(parts.filter((name) => !isThere(name))).toEqual([])
  })

  test('parts-of-page: the parts in which components of ours stand are still called so', () => {
    const code = codeOf('@payloadcms/ui')
    const bases = ['confirmation-modal', 'dropzone', 'tabs-field', 'error-pill', 'field-type']
    expect(bases.filter((base) => !code.includes(`'${base}'`) && !code.includes(`"${base}"`))).toEqual([])
    const parts = ['__content', '__tab-button', 'field-type']
    expect(parts.filter((part) => !code.includes(part))).toEqual([])
  })

  test('forms-in-memory: the fields of forms are kept for the life of the process', () => {
    const code = codeOf('@payloadcms/ui', 'utilities')
    expect(code).toMatch(/cachedClientConfigs\[currentLanguage\] && !global\._payload_doNotCacheClientConfig/)
    for (const name of ['_payload_doNotCacheClientSchemaMap', '_payload_doNotCacheSchemaMap'])
      expect(code).toContain(`global.${name}`)
  })

  test('schema-maps: the fields of a form are kept for all languages together', () => {
    const code = codeOf('@payloadcms/ui', 'utilities')
    expect(code).toContain('!cachedClientSchemaMap || global._payload_doNotCacheClientSchemaMap')
    // biome-ignore lint/suspicious/noTemplateCurlyInString: Payload's own line
    expect(code).toContain('cacheKey = collectionSlug || globalSlug || `widget:${widgetSlug}`')
  })

  test('names: the arrows of a long list have no name', () => {
    expect(codeOf('@payloadcms/ui', 'elements/Pagination/ClickableArrow')).not.toMatch(/aria-label/)
  })

  test('deeds: a question is confirmed with the same word whatever it does', () => {
    expect(codeOf('@payloadcms/ui', 'elements/ConfirmationModal')).toMatch(/general:confirm/)
  })

  test('refusals: a message of several fields is split at its commas', () => {
    expect(codeOf('@payloadcms/ui', 'elements')).toMatch(/split\(['"],['"]\)/)
  })
})
