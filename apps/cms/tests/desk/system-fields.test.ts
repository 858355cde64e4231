import { describe, expect, test } from 'vitest'
import { councilWithDesk, type Role } from './desk.ts'

const { desk } = councilWithDesk()
const forged = { createdAt: 'x', updatedAt: 'x', _order: 'zzz!', id: 999_999 }
const ward = (number: string) => ({ number, name: { en: `Ward ${number}`, mr: `प्रभाग ${number}` } })

const read = async (path: string, as: Role = 'admin') => {
  const response = await desk().ask('GET', path, { as })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

/** Whether every list for staff can still be read. */
const lists = async () => {
  const { collections } = desk().payload.config
  const statuses: Record<string, number> = {}
  for (const { slug } of collections) {
    const { status } = await read(`/${slug}`)
    if (status === 500) statuses[slug] = status
  }
  return statuses
}

describe('what the system sets, no request sets', () => {
  test('an account cannot change when it was made', async () => {
    const { ask, ids } = desk()
    await ask('PATCH', `/users/${ids.clerk}`, { as: 'clerk', body: { name: 'Clerk', ...forged } })
    await ask('PATCH', `/users/${ids.clerk}`, { as: 'clerk', body: { createdAt: true, updatedAt: 7e20 } })
    expect(await lists()).toEqual({})
    const { body } = await read('/users')
    expect((body.docs as { createdAt: string }[]).every(({ createdAt }) => /^2\d{3}-/.test(createdAt))).toBe(
      true,
    )
  })

  test('drafts of every type keep their own times, number and place', async () => {
    const { ask, payload } = desk()
    const before = new Date(Date.now() - 1000).toISOString()
    for (const { slug, versions } of payload.config.collections.filter(
      // Rows of reported problems are written by the desk alone: nobody makes one.
      (each) => each.versions?.drafts && each.slug !== 'reports',
    )) {
      expect(versions?.drafts).toBeTruthy()
      const response = await ask('POST', `/${slug}?draft=true`, { as: 'clerk', body: forged })
      const { doc } = (await response.json()) as { doc: Record<string, string> }
      expect(response.status, slug).toBe(201)
      expect(doc.id, slug).not.toBe(999_999)
      expect(doc._order, slug).not.toBe('zzz!')
      expect(doc.createdAt && doc.createdAt >= before, slug).toBe(true)
      expect(doc.updatedAt && doc.updatedAt >= before, slug).toBe(true)
      const change = await ask('PATCH', `/${slug}/${doc.id}?draft=true`, { as: 'clerk', body: forged })
      expect(change.status, slug).toBe(200)
    }
    expect(await lists()).toEqual({})
  })

  test('after a draft that asked for a place in the list, new records are stored', async () => {
    const { ask } = desk()
    const body = { ...ward('1'), _order: 'zzz!' }
    const draft = await ask('POST', '/wards?draft=true', { as: 'clerk', body })
    const { doc } = (await draft.json()) as { doc: { id: number } }
    await ask('PATCH', `/wards/${doc.id}?draft=true`, { as: 'clerk', body: { _order: 'zzz!' } })
    expect((await ask('POST', '/wards', { as: 'editor', body: ward('2') })).status).toBe(201)
  })

  test('the order changes by moving a record', async () => {
    const { ask } = desk()
    const made: { id: number; _order: string }[] = []
    for (const number of ['8', '9']) {
      const response = await ask('POST', '/wards', {
        as: 'editor',
        body: { ...ward(number), _status: 'published' },
      })
      made.push(((await response.json()) as { doc: { id: number; _order: string } }).doc)
    }
    const [first, second] = made
    const move = {
      collectionSlug: 'wards',
      docsToMove: [second?.id],
      newKeyWillBe: 'less',
      orderableFieldName: '_order',
      target: { id: first?.id, key: first?._order },
    }
    const response = await ask('POST', '/reorder', { as: 'editor', body: move })
    expect(response.status).toBe(200)
    const { docs } = (await read('/wards?sort=_order&where[number][in]=8,9')).body as {
      docs: { number: string }[]
    }
    expect(docs.map(({ number }) => number)).toEqual(['9', '8'])
    // An invented position is ignored.
    const body = { ...move, target: { id: first?.id, key: 'zzz!' } }
    expect((await ask('POST', '/reorder', { as: 'editor', body })).status).toBe(200)
    expect((await ask('POST', '/wards', { as: 'editor', body: ward('10') })).status).toBe(201)
  })

  test('settings and the desk’s own lists keep their times too', async () => {
    const { ask, ids } = desk()
    const settings = { name: { en: 'Sahyanagar' }, abbreviation: { en: 'SNP' }, ...forged }
    await ask('POST', '/globals/settings', { as: 'editor', body: settings })
    const lock = {
      document: { relationTo: 'users', value: ids.admin },
      user: { relationTo: 'users', value: ids.admin },
    }
    await ask('POST', '/payload-locked-documents', { as: 'clerk', body: { ...lock, ...forged } })
    await ask('POST', '/payload-preferences/nav', { as: 'clerk', body: { value: { open: true }, ...forged } })
    expect(await lists()).toEqual({})
    expect((await read('/globals/settings')).status).toBe(200)
  })
})

test('a menu keeps its sub-menu, and the limits of its texts', async () => {
  const { ask } = desk()
  const entry = (label: string) => ({ label: { en: label, mr: 'रस्ते' }, link: '/roads' })
  const menu = (label: string, items: unknown = [entry(label)]) => ({ ...entry('Roads'), items })
  const made = await ask('POST', '/menu-entries', { as: 'editor', body: menu('All roads') })
  expect(made.status).toBe(201)
  const { doc } = (await made.json()) as { doc: { id: number; items: object[] } }
  expect(doc.items).toMatchObject([entry('All roads')])
  const again = await ask('PATCH', `/menu-entries/${doc.id}`, { as: 'editor', body: menu('', doc.items) })
  expect(((await again.json()) as { doc: object }).doc).toMatchObject({ items: doc.items })
  for (const wrong of [menu('x'.repeat(501)), menu('', {}), menu('', ['x'])])
    expect((await ask('POST', '/menu-entries?draft=true', { as: 'clerk', body: wrong })).status).toBe(400)
})

describe('a date', () => {
  test.each([true, 1, 'x', '1', {}, [[]], '+275760-09-13T00:00:00.001Z', '2026-13-40'])(
    'that is %j is refused in drafts too',
    async (day) => {
      const body = { ...ward('5'), record: { publishedOn: day } }
      expect((await desk().ask('POST', '/wards?draft=true', { as: 'clerk', body })).status).toBe(400)
      const dotted = { ...ward('5'), 'record.publishedOn': day }
      expect((await desk().ask('POST', '/wards?draft=true', { as: 'clerk', body: dotted })).status).toBe(201)
      expect(await lists()).toEqual({})
    },
  )

  test.each(['2026-11-22', '2026-11-22T06:30:00.000Z', '2026-11-22T12:00:00+05:30', null])(
    'may be %j',
    async (day) => {
      const body = { ...ward('6'), record: { publishedOn: day } }
      expect((await desk().ask('POST', '/wards?draft=true', { as: 'clerk', body })).status).toBe(201)
    },
  )

  test('that was stored before it was checked hides no list', async ({ skip }) => {
    if (process.env.TEST_POSTGRES_URL) skip('PostgreSQL stores no such date')
    const { payload, ask } = desk()
    const { runSql } = await import('../../src/platform/database/sql.ts')
    await ask('POST', '/wards?draft=true', { as: 'clerk', body: ward('7') })
    await runSql(payload, "UPDATE wards SET created_at = 'x', record_published_on = 'true'")
    await runSql(payload, "UPDATE _wards_v SET version_created_at = 'x', version_record_valid_until = '1'")
    expect((await read('/wards')).status).toBe(200)
    expect((await read('/wards?draft=true')).status).toBe(200)
    expect((await read('/wards/versions')).status).toBe(200)
  })
})

test('a text of one line is stored in one, and no text turns its direction, in drafts too', async () => {
  const { ask } = desk()
  const turned = 'report\u202efdp.exe'
  const body = { number: '7', name: { en: `Ward\r\nX-Evil: 1 ${turned}`, mr: 'क्\u200dष\u2066\u2069' } }
  const { doc: draft } = (await (await ask('POST', '/wards?draft=true', { as: 'clerk', body })).json()) as {
    doc: { name: object }
  }
  expect(draft.name).toMatchObject({ en: 'Ward X-Evil: 1 reportfdp.exe', mr: 'क्\u200dष' })
  const text = { heading: { en: 'Terms' }, description: { en: `One\ntwo ${turned}` } }
  const { doc: terms } = (await (
    await ask('POST', '/terms?draft=true', { as: 'clerk', body: text })
  ).json()) as {
    doc: { description: object }
  }
  expect(terms.description).toMatchObject({ en: 'One\ntwo reportfdp.exe' })
})
