import { readFile } from 'node:fs/promises'
import { madePdf } from '@nagardwar/exchange/pdf/testing/made-pdf'
import type { CollectionSlug, FlattenedField } from 'payload'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { contentLists } from '../../src/content/generated/content-lists.ts'
import { sheetsOf } from '../sheets/sheets-of.ts'
import { councilWithGuide } from './guide.ts'

// A council that answered “Marathi; English may be left out”, from an empty folder.
const { desk, answer } = councilWithGuide()
const { exported } = sheetsOf(desk)

let pdf: number
let picture: number
let sheet: number
beforeAll(async () => {
  await answer('languages', { firstLanguage: 'mr', requiredLanguages: 'mr' })
  const upload = async (name: string, data: Buffer, mimetype: string) =>
    (
      await desk().payload.create({
        collection: 'media',
        data: { alt: { mr: name } } as never,
        file: { name, data, mimetype, size: 0 },
      })
    ).id
  pdf = await upload('सूचना.pdf', madePdf([[{ text: 'सूचना', y: 700 }]]), 'application/pdf')
  const csv = await readFile(new URL('../../../../content/demo/sheets/budget-2026-27.csv', import.meta.url))
  sheet = await upload('अंदाजपत्रक.csv', csv, 'text/csv')
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  picture = await upload('चित्र.png', png, 'image/png')
})

/** What a field takes that has a form of its own. */
const special: Readonly<Record<string, unknown>> = {
  'videos.url': 'https://www.youtube.com/watch?v=aaaaaaaaaaa',
  'website-links.website': 'https://example.org',
  'screen-readers.website': 'https://example.org',
  'texts.key': 'facts:streetLamps',
  'wards.number': '१',
  'services.link': '/roads',
  'menu-entries.link': '/roads',
  'service-facts.link': '/services/birth-certificate',
  'public-notices.link': '/notices/lake-road-trees',
  'public-notices.kind': 'budget',
  'headings.link': '/account-cheque-register',
  'general-admin-headings.link': '/general-admin-resolutions',
  'website-links.link': 'https://example.org',
  'fire-stations.phone': '0251-555-0101',
  'redirects.from': '/जुने',
  'redirects.to': '/roads',
  'budgets.year': '2026-27',
  'budgets.unit': 'rupees',
}
const inMarathi = 'मराठी मजकूर'

const isHalves = (fields: FlattenedField[]): boolean =>
  ['en', 'mr'].every((language) => fields.some(({ name }) => name === language))

const known = new Map<string, number>()

async function valueFor(slug: string, field: FlattenedField, path = field.name): Promise<unknown> {
  const own = `${slug}.${path}` === 'budgets.sheet' ? sheet : special[`${slug}.${path}`]
  if (own !== undefined) return own
  const isRequired = 'required' in field && field.required === true
  if (field.type === 'group') {
    const mr = field.flattenedFields.find(({ name }) => name === 'mr')
    if (mr && isHalves(field.flattenedFields)) {
      const isNeeded = field.flattenedFields.some((half) => 'required' in half && half.required)
      if (mr.type === 'upload') return { mr: isPictures(mr) ? picture : pdf }
      return isNeeded ? { mr: inMarathi } : undefined
    }
    return filled(slug, field.flattenedFields, path)
  }
  if (!isRequired) return undefined
  if (field.type === 'upload') return isPictures(field) ? picture : pdf
  if (field.type === 'relationship') return recordOf(String(field.relationTo))
  if (field.type === 'select') {
    const [option] = field.options
    return typeof option === 'string' ? option : option?.value
  }
  if (field.type === 'date') return new Date(Date.now() + 86_400_000).toISOString()
  if (field.type === 'number') return 1
  if (field.type === 'email') return 'office@example.org'
  return inMarathi
}

const isPictures = (field: FlattenedField): boolean =>
  JSON.stringify('filterOptions' in field ? field.filterOptions : '').includes('image/')

async function filled(slug: string, fields: FlattenedField[], within = ''): Promise<Record<string, unknown>> {
  const values: Record<string, unknown> = {}
  for (const field of fields) {
    const value = await valueFor(slug, field, within ? `${within}.${field.name}` : field.name)
    if (value !== undefined) values[field.name] = value
  }
  return values
}

const publish = async (slug: string) => {
  const { flattenedFields } = desk().payload.collections[slug as CollectionSlug].config
  const body = { ...(await filled(slug, flattenedFields)), _status: 'published' }
  return desk().ask('POST', `/${slug}`, { as: 'editor', body, headers: { 'accept-language': 'mr' } })
}

async function recordOf(slug: string): Promise<number> {
  const found = known.get(slug)
  if (found !== undefined) return found
  const response = await publish(slug)
  const { doc, errors } = (await response.json()) as { doc?: { id: number }; errors?: unknown }
  if (!doc) throw new Error(`${slug}: ${JSON.stringify(errors)}`)
  known.set(slug, doc.id)
  return doc.id
}

describe('a council with Marathi alone publishes in Marathi alone', () => {
  // Rows of reported problems are written by the desk alone.
  test.each(contentLists.map(({ slug }) => slug).filter((slug) => slug !== 'reports'))('%s', async (slug) => {
    await expect(recordOf(slug)).resolves.toBeGreaterThan(0)
  })
})

test('its sheets have Marathi first', async () => {
  const [heading = []] = await exported({ list: 'downloads' })
  const at = (language: string) => heading.findIndex((cell) => cell.includes(`Name (${language})`))
  expect(at('Marathi')).toBeGreaterThan(0)
  expect(at('Marathi')).toBeLessThan(at('English'))
})

describe('nothing says that English is missing', () => {
  const english = /English|इंग्रजी/

  test('neither findings', async () => {
    const { findingsNow } = await import('../../src/features/findings/findings-now.ts')
    const { of } = await findingsNow(desk().payload)
    expect([of.language, of.documents, of.script]).toEqual([[], [], []])
  })

  test('nor the list before the opening', async () => {
    const { checksNow } = await import('../../src/features/opening/checks.ts')
    const checks = await checksNow(desk().payload)
    expect(checks.length).toBeGreaterThan(10)
    expect(
      checks.filter(({ words, hint, isMet }) => !isMet && english.test(JSON.stringify([words, hint]))),
    ).toEqual([])
  })

  test('nor what the law wants public', async () => {
    const { boardNow, linesOf } = await import('../../src/features/obligations/board.ts')
    const { presentLine } = await import('../../src/features/obligations/present.ts')
    const lines = linesOf(await boardNow(desk().payload))
    expect(lines.length).toBeGreaterThan(10)
    for (const language of ['en', 'mr'] as const)
      expect(
        lines.map((line) => presentLine(line, language).stateText).filter((text) => english.test(text)),
      ).toEqual([])
  })

  test('nor the mark of a field that is refused', async () => {
    const response = await desk().ask('POST', '/downloads', {
      as: 'editor',
      body: { _status: 'published' },
      headers: { 'accept-language': 'mr' },
    })
    const { errors } = (await response.json()) as { errors: { data: { errors: { path: string }[] } }[] }
    expect(errors[0]?.data.errors.map(({ path }) => path).sort()).toEqual(['name.mr', 'pdf.mr'])
  })
})

test('many documents at once: a Marathi one stands in Marathi alone', async () => {
  const heading = await recordOf('headings')
  const sent = {
    heading,
    year: { en: '2026-27', mr: '२०२६-२७' },
    title: { en: '', mr: 'अंदाजपत्रक' },
    pdf: { mr: pdf },
  }
  const save = async () =>
    (await (await desk().ask('POST', '/many-documents/save', { as: 'clerk', body: sent })).json()) as {
      id: number
    }
  const { id } = await save()
  const stored = await desk().payload.findByID({ collection: 'year-documents', id, depth: 0, draft: true })
  expect([stored.pdf.en ?? null, stored.pdf.mr]).toEqual([null, pdf])
  expect(await save()).toEqual({ id })
})

test('its lists show the Marathi half, and English comes first again where the council writes English', async () => {
  const columns = () => desk().payload.collections.roads.config.admin.defaultColumns
  expect(columns()).toContain('length.mr')
  await answer('languages', { firstLanguage: 'en', requiredLanguages: 'both' })
  expect(columns()).toContain('length.en')
  await answer('languages', { firstLanguage: 'mr', requiredLanguages: 'both' })
  expect(columns()).toContain('length.mr')
})
