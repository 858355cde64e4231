import { describe, expect, test } from 'vitest'
import { councilWithApi } from './api.ts'

const council = councilWithApi()
const { ask } = council

const day = 24 * 60 * 60 * 1000
const daysFromNow = (days: number): string => new Date(Date.now() + days * day).toISOString()

type Road = { id: number; description: string; language_code: string; last_changed?: string }
const roads = async (query = '?lang=en'): Promise<Road[]> =>
  (await ask(`/roads${query}`)).json() as Promise<Road[]>
const names = async (query?: string): Promise<string[]> =>
  (await roads(query)).map(({ description }) => description)

type Days = { publishedOn?: string; validUntil?: string }
const addRoad = (en: string, record: Days = {}, mr?: string) =>
  council.payload.create({
    collection: 'roads',
    data: {
      description: { en, ...(mr ? { mr } : {}) },
      length: { en: '1 Km' },
      record,
      _status: 'published',
    },
  })

describe('what residents see of the records', () => {
  test('a draft is not listed, whatever is asked', async () => {
    await council.payload.create({
      collection: 'roads',
      draft: true,
      data: { description: { en: 'Secret road' }, length: { en: '1 Km' }, _status: 'draft' },
    })
    for (const query of [
      '',
      '?lang=en',
      '?lang=en&status=0',
      '?lang=en&draft=true',
      '?lang=en&where[_status][equals]=draft',
    ])
      expect(await names(query)).not.toContain('Secret road')
  })

  test('a change that is still a draft does not show', async () => {
    const { id } = await addRoad('Lake Road')
    await council.payload.update({
      collection: 'roads',
      id,
      draft: true,
      data: { description: { en: 'Lake Boulevard' }, _status: 'draft' },
    })
    expect(await names()).toContain('Lake Road')
    expect(await names()).not.toContain('Lake Boulevard')
  })

  test('a record says the day of its last change in India, and nothing more of it', async () => {
    const indianDay = () => new Date(Date.now() + 5.5 * 60 * 60 * 1000).toISOString().slice(0, 10)
    const before = indianDay()
    await addRoad('Dated Road')
    const road = (await roads()).find(({ description }) => description === 'Dated Road')
    expect([before, indianDay()]).toContain(road?.last_changed)
    expect(JSON.stringify(road)).not.toMatch(/updatedAt|reviewedOn/)
  })

  test('a withdrawn record is not listed', async () => {
    const { id } = await addRoad('Old Road')
    expect(await names()).toContain('Old Road')
    await council.payload.update({ collection: 'roads', id, data: { _status: 'draft' } })
    expect(await names()).not.toContain('Old Road')
  })

  test('a record shows on its first and its last day, not before and not after', async () => {
    await addRoad('From today', { publishedOn: daysFromNow(0) })
    await addRoad('From the day after tomorrow', { publishedOn: daysFromNow(2) })
    await addRoad('Until today', { validUntil: daysFromNow(0) })
    await addRoad('Until the day before yesterday', { validUntil: daysFromNow(-2) })
    const seen = await names()
    expect(seen).toEqual(expect.arrayContaining(['From today', 'Until today']))
    expect(seen).not.toContain('From the day after tomorrow')
    expect(seen).not.toContain('Until the day before yesterday')
  })

  test('an untranslated record is listed in both languages, under one number, with the text there is', async () => {
    await addRoad('Only English')
    const [en] = (await roads('?lang=en')).filter(({ description }) => description === 'Only English')
    const [mr] = (await roads('?lang=mr')).filter(({ description }) => description === 'Only English')
    expect(en?.language_code).toBe('en')
    expect(mr).toEqual({ ...en, language_code: 'mr' })
  })

  test('without a language the rows of both come, each with its own', async () => {
    await addRoad('Station Road', {}, 'स्थानक मार्ग')
    const rows = await roads('')
    const [en] = rows.filter(({ description }) => description === 'Station Road')
    const [mr] = rows.filter(({ description }) => description === 'स्थानक मार्ग')
    expect([en?.language_code, mr?.language_code]).toEqual(['en', 'mr'])
    expect(en?.id).toBe(mr?.id)
  })

  test('rows come in the order in which staff put them', async () => {
    const before = await names()
    const last = before.at(-1)
    const [first] = (await council.payload.find({ collection: 'roads', sort: '_order', limit: 1 })).docs
    const [moved] = (await council.payload.find({ collection: 'roads', sort: '-_order', limit: 1 })).docs
    // `Z…` sorts before every key that Payload assigns at the end of a list.
    await council.payload.update({ collection: 'roads', id: moved?.id ?? 0, data: { _order: 'Zz' } })
    expect(first?._order).not.toBe('Zz')
    expect((await names())[0]).toBe(last)
  })
})

describe('a department’s link', () => {
  const linkOf = async (name: string, link?: string): Promise<string | undefined> => {
    await council.payload.create({
      collection: 'disclosure-departments',
      data: { name: { en: name, mr: 'विभाग' }, ...(link ? { link } : {}), _status: 'published' },
    })
    const rows = (await (await ask('/public_disclosure?lang=en')).json()) as Record<string, string>[]
    return rows.find(({ department_name }) => department_name === name)?.department_link
  }

  test('is the one that staff gave', async () => expect(await linkOf('Tax Department', '/tax')).toBe('/tax'))
  test('is made from the English name where there is none', async () =>
    expect(await linkOf('Birth & Death Registration')).toBe('/birth-&-death-registration'))
  test('is empty where staff say that there is no page', async () =>
    expect(await linkOf('Security', '#')).toBe(''))
})
