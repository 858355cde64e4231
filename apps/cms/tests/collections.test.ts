import { isDeepStrictEqual } from 'node:util'
import { type Field as Declared, type FieldKind, type Fields, listNames, lists } from '@nagardwar/contract'
import type { Field, FlattenedField, Payload, SanitizedCollectionConfig } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { collectionOf } from '../src/api/lists/collections.ts'
import { sourceOf } from '../src/api/lists/to-wire.ts'
import { openCouncil, type TestCouncil } from './council.ts'

const systemSlugs = [
  'media',
  'users',
  'feedback',
  'feedback-entries',
  'feedback-mails',
  'resident-files',
  'answer-templates',
  'report-followers',
  'notifications',
  'counters',
  'synonyms',
  'page-opinions',
  'reader-counts',
  'push-subscriptions',
  'push-announcements',
  'push-deliveries',
  'mail-subscriptions',
  'mail-batches',
  'mail-deliveries',
  'mail-news',
  'origins',
  'opening-decisions',
  'approvals',
  'journal',
  'second-factors',
  'obligation-statements',
]

const recordLists = listNames.filter((name) => name !== 'settings' && name !== 'texts')
const text = ['text', 'textarea', 'group', 'select']
const file = ['upload', 'group']

/** The desk fields that may belong to a field of the contract; `missing`: the system sets it. */
const deskTypes: Readonly<Record<FieldKind, string[]>> = {
  recordId: ['missing', 'text', 'number'],
  ownNumber: ['missing'],
  status: ['missing'],
  language: ['missing'],
  reference: ['relationship'],
  optionalReference: ['relationship'],
  references: ['relationship'],
  text,
  textKey: text,
  body: ['group'],
  link: text,
  menuLink: text,
  website: text,
  email: text,
  wards: text,
  position: text,
  hours: text,
  texts: text,
  decimal: ['number'],
  date: ['date'],
  picture: file,
  document: file,
  pictures: ['array'],
  rows: ['array'],
  group: ['group'],
  choice: ['select'],
  timeOfDay: text,
}

let council: TestCouncil
let payload: Payload
let collections: SanitizedCollectionConfig[]
let contentTypes: SanitizedCollectionConfig[]

beforeAll(async () => {
  council = await openCouncil()
  payload = council.payload
  collections = payload.config.collections.filter(({ slug }) => !slug.startsWith('payload-'))
  contentTypes = collections.filter(({ slug }) => !systemSlugs.includes(slug))
})
afterAll(() => council.close())

const names = (fields: Field[]): string[] => fields.flatMap((field) => ('name' in field ? [field.name] : []))

const isBilingualWords = (words: unknown): boolean => {
  const { en, mr } = words as { en?: string; mr?: string }
  return typeof en === 'string' && typeof mr === 'string' && /[A-Za-z]/.test(en) && /[\u0900-\u097f]/.test(mr)
}

const withoutBothLabels = (fields: Field[], at: string): string[] =>
  fields.flatMap((field) => {
    const inner = 'fields' in field ? field.fields : []
    if (!('name' in field) || !field.name) return withoutBothLabels(inner, at)
    const here = `${at}.${field.name}`
    const isSeen = !(field.admin && 'hidden' in field.admin && field.admin.hidden) && field.type !== 'ui'
    const own = isSeen && 'label' in field && !isBilingualWords(field.label) ? [here] : []
    return [...own, ...withoutBothLabels(inner, here)]
  })

describe('the desk', () => {
  it('has a content type for each list of the contract', () => {
    const expected = [...recordLists.map(collectionOf), 'texts']
    expect(contentTypes.map(({ slug }) => slug).sort()).toEqual(expected.sort())
  })

  it('has a field of the right kind for each field of the contract', () => {
    const missing = recordLists.flatMap((name) => {
      const stored = payload.collections[collectionOf(name)].config.flattenedFields
      return Object.entries<Declared>(lists[name].fields).flatMap(([field, { kind }]) => {
        const source = sourceOf(field, kind)
        const type = stored.find((each) => each.name === source)?.type ?? 'missing'
        return deskTypes[kind].includes(type) ? [] : [`${name}.${source}: ${kind} is ${type}`]
      })
    })
    // A checkbox, and the record's own day: the exceptions for tenders and news make the fields of them.
    expect(missing).toEqual([
      'tenders.status: choice is missing',
      'tenders.published: date is missing',
      'news.published: date is missing',
      'publicNotices.published: date is missing',
      // The names of the kind and the ward.
      'reports.kindName: text is missing',
      'reports.ward: text is missing',
    ])
  })

  it('calls each field as the contract does, in its rows too', () => {
    const otherwise = (fields: Fields, stored: readonly FlattenedField[], at: string): string[] =>
      Object.entries(fields).flatMap(([name, { kind, label, inside }]) => {
        const field = stored.find((each) => each.name === sourceOf(name, kind))
        // The record's own number, and what the system sets.
        if (!field || deskTypes[kind].includes('missing')) return []
        const own = 'label' in field && isDeepStrictEqual(field.label, label) ? [] : [`${at}.${name}`]
        const within = 'flattenedFields' in field ? field.flattenedFields : []
        return [...own, ...otherwise(inside ?? {}, within, `${at}.${name}`)]
      })
    const ofLists = recordLists.flatMap((name) =>
      otherwise(lists[name].fields, payload.collections[collectionOf(name)].config.flattenedFields, name),
    )
    const [settings] = payload.globals.config
    const ofSettings = otherwise(lists.settings.fields, settings?.flattenedFields ?? [], 'settings')
    const ofTexts = otherwise(lists.texts.fields, payload.collections.texts.config.flattenedFields, 'texts')
    expect([...ofLists, ...ofSettings, ...ofTexts]).toEqual([])
  })

  it('names every collection and its part of the desk in both languages', () => {
    for (const { slug, labels, admin } of collections) {
      expect(isBilingualWords(labels.singular), slug).toBe(true)
      expect(isBilingualWords(labels.plural), slug).toBe(true)
      expect(isBilingualWords(admin.group), slug).toBe(true)
    }
  })

  it('names every field that staff see in both languages', () => {
    const own = contentTypes.flatMap(({ slug, fields }) =>
      withoutBothLabels(
        fields.filter(
          (field) =>
            !('name' in field) || !['updatedAt', 'createdAt', '_status', '_order'].includes(field.name),
        ),
        slug,
      ),
    )
    expect(own).toEqual([])
  })

  it('lists every record under a name', () => {
    for (const { slug, admin, flattenedFields } of collections) {
      expect(admin.useAsTitle, slug).toBeTruthy()
      expect(
        flattenedFields.map(({ name }) => name),
        slug,
      ).toContain(admin.useAsTitle)
    }
  })

  it('lets all content be drafted, taken back to an older version and ordered by hand', () => {
    for (const { slug, versions, orderable } of contentTypes) {
      expect(versions?.drafts, slug).toBeTruthy()
      expect(orderable, slug).toBe(true)
    }
  })

  it('knows of every record who owns it and how long it is valid', () => {
    for (const { slug, fields } of contentTypes) {
      const record = fields.find((field) => 'name' in field && field.name === 'record')
      expect(record && 'fields' in record ? names(record.fields) : [], slug).toEqual([
        'owner',
        'publishedOn',
        'reviewedOn',
        'validUntil',
      ])
    }
  })

  it('knows of every bilingual text which of its languages was changed last', () => {
    const halves = contentTypes
      .flatMap(({ fields }) => fields)
      .flatMap((field) => (field.type === 'group' && !field.admin?.hidden ? [field] : []))
    const texts = halves.filter((group) => JSON.stringify(group.fields).match(/"type":"text(area)?"/))
    expect(texts.length).toBeGreaterThan(70)
    for (const text of texts) expect(names(text.fields)).toContain('changed')
  })
})

describe('records', () => {
  it('keep both languages, and remember that the Marathi text was left behind', async () => {
    const data = { number: '1', name: { en: 'Station', mr: 'स्थानक' }, _status: 'published' as const }
    const ward = await payload.create({ collection: 'wards', data })
    expect(ward.name).toMatchObject({ en: 'Station', mr: 'स्थानक', changed: 'both' })
    expect(ward.listedAs).toBe('1 · Station')

    const renamed = await payload.update({
      collection: 'wards',
      id: ward.id,
      data: { name: { en: 'Old Station', mr: 'स्थानक' } },
    })
    expect(renamed.name.changed).toBe('en')

    const caughtUp = await payload.update({
      collection: 'wards',
      id: ward.id,
      data: { name: { en: 'Old Station', mr: 'जुने स्थानक' } },
    })
    expect(caughtUp.name.changed).toBe('both')
  })

  it('say which field is missing when they are published', async () => {
    const data = { number: '2', name: { en: ' ', mr: 'नाव' }, _status: 'published' as const }
    await expect(payload.create({ collection: 'wards', data })).rejects.toMatchObject({
      data: { errors: [expect.objectContaining({ message: 'Name (English) is required', path: 'name.en' })] },
    })
  })

  it('may be incomplete while they are drafts', async () => {
    const draft = await payload.create({ collection: 'wards', data: { number: '3' }, draft: true })
    expect(draft._status).toBe('draft')
  })

  it('do not end before they start', async () => {
    const data = {
      name: { en: 'A. Person' },
      start: '2020-01-02',
      end: '2020-01-01',
      _status: 'published' as const,
    }
    await expect(payload.create({ collection: 'presidents', data })).rejects.toMatchObject({
      data: { errors: [expect.objectContaining({ message: 'End date must not be before Start date' })] },
    })
  })

  it('stay in the order in which they were made until somebody moves them', async () => {
    for (const en of ['First', 'Second', 'Third'])
      await payload.create({ collection: 'ponds', data: { name: { en }, _status: 'published' } })
    const { docs } = await payload.find({ collection: 'ponds', sort: '_order' })
    expect(docs.map(({ name }) => name.en)).toEqual(['First', 'Second', 'Third'])
  })
})
