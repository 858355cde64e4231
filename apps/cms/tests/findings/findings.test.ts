import { madePdf } from '@nagardwar/exchange/pdf/testing/made-pdf'
import type { CollectionSlug } from 'payload'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Kind } from '../../src/features/findings/findings.ts'
import { councilWithDesk, emailOf } from '../desk/desk.ts'
import { mailServer } from '../desk/mail-server.ts'

const { received, settings } = await mailServer()
const { desk } = councilWithDesk(settings)
beforeEach(() => {
  received.length = 0
})

async function findings(kind: Kind): Promise<string[]> {
  const { findingsNow } = await import('../../src/features/findings/findings-now.ts')
  return (await findingsNow(desk().payload)).of[kind].map(({ name }) =>
    name.en.replace(/-[0-9a-f]{12}(?=\.)/, ''),
  )
}

const publish = (collection: CollectionSlug, data: object, status = 'published') =>
  desk().payload.create({ collection, data: { ...data, _status: status } as never })
const change = (collection: CollectionSlug, id: number, data: object) =>
  desk().payload.update({ collection, id, data: { ...data, _status: 'published' } as never })

async function upload(name: string, bytes: Buffer, mimetype: string): Promise<number> {
  const file = { name, data: bytes, mimetype, size: bytes.length }
  // As an import stores it.
  const { storedUnchecked } = await import('../../src/payload/requests/stored-unchecked.ts')
  return (await desk().payload.create({ collection: 'media', data: {}, file, context: storedUnchecked() })).id
}
const pdf = (text?: string) => madePdf([text ? [{ text, y: 700 }] : []])
const png = async (shade: number) => {
  const { default: sharp } = await import('sharp')
  const create = { width: 20, height: 20, channels: 3, background: { r: shade, g: 9, b: 9 } } as const
  return sharp({ create }).png().toBuffer()
}

describe('a row comes with what is wrong, and goes when it is mended', () => {
  test('the last day of a record that is still called published', async () => {
    const { id } = await publish('history', {
      description: { en: 'Old tender', mr: 'जुनी निविदा' },
      record: { validUntil: '2020-01-01T06:00:00.000Z' },
    })
    expect(await findings('expired')).toContain('Old tender')
    await change('history', id, { record: { validUntil: null } })
    expect(await findings('expired')).toEqual([])
  })

  test('a text that was changed in one language', async () => {
    const { id } = await publish('history', { description: { en: 'The fort', mr: 'किल्ला' } })
    expect(await findings('language')).toEqual([])
    await change('history', id, { description: { en: 'The old fort', mr: 'किल्ला' } })
    expect(await findings('language')).toEqual(['The old fort'])
    await change('history', id, { description: { en: 'The old fort', mr: 'जुना किल्ला' } })
    expect(await findings('language')).toEqual([])
  })

  test('a file that nothing names, until a draft does', async () => {
    const en = await upload('plan.pdf', pdf(), 'application/pdf')
    expect(await findings('unused')).toEqual(['plan.pdf'])
    await publish('downloads', { name: { en: 'Plan' }, pdf: { en } }, 'draft')
    expect(await findings('unused')).toEqual([])
  })

  test('a link to a page that is not there; old addresses, headings and wards are', async () => {
    const { id } = await publish('menu-entries', {
      label: { en: 'Rods', mr: 'रस्ते' },
      link: '/rods',
      items: [{ label: { en: 'A', mr: 'अ' }, link: '/roads' }],
    })
    expect(await findings('internal')).toEqual(['Rods'])
    await publish('redirects', { from: '/rods', to: '/transparency' })
    expect(await findings('internal')).toEqual([])
    await change('menu-entries', id, { link: '/ward/1' })
    expect(await findings('internal')).toEqual(['Rods'])
    await publish('wards', { number: '1', name: { en: 'Lake', mr: 'तलाव' } })
    expect(await findings('internal')).toEqual([])
  })
})

test('Today may be ten minutes behind, the view never is', async () => {
  const { findingsLately } = await import('../../src/features/findings/findings-now.ts')
  const lately = async (now?: number) => (await findingsLately(desk().payload, now)).of.expired.length
  const before = (await findings('expired')).length
  await publish('history', {
    description: { en: 'Over', mr: 'संपलेले' },
    record: { validUntil: '2020-01-01T06:00:00.000Z' },
  })
  expect(await lately()).toBe(before)
  expect(await lately(Date.now() + 11 * 60_000)).toBe(before + 1)
  expect(await findings('expired')).toHaveLength(before + 1)
})

describe('many pictures are described in one form', () => {
  const describeAs = (as: 'clerk' | 'editor' | undefined, texts: object[]) =>
    desk().ask('POST', '/picture-texts', { as, body: { texts } })

  test('by editors, not by clerks or strangers', async () => {
    const ids = [
      await upload('lake.png', await png(1), 'image/png'),
      await upload('road.png', await png(2), 'image/png'),
    ]
    const texts = ids.map((id) => ({ id, en: `Picture ${id}`, mr: `चित्र ${id}` }))
    expect((await findings('alt')).sort()).toEqual(['lake.png', 'road.png'])
    expect((await describeAs(undefined, texts)).status).toBe(403)
    expect((await describeAs('clerk', texts)).status).toBe(403)
    expect(await findings('alt')).toHaveLength(2)
    expect((await describeAs('editor', texts)).status).toBe(200)
    expect(await findings('alt')).toEqual([])
    const { alt } = await desk().payload.findByID({ collection: 'media', id: ids[0] ?? 0 })
    expect(alt).toMatchObject({ en: texts[0]?.en, mr: texts[0]?.mr })
  })

  test('what is right is stored, what is not is named with its file', async () => {
    const right = await upload('pond.png', await png(3), 'image/png')
    const wrong = await upload('pump.png', await png(4), 'image/png')
    const response = await describeAs('editor', [
      { id: wrong, en: '', mr: '' },
      { id: right, en: 'A pond', mr: 'तळे' },
    ])
    expect(response.status).toBe(400)
    expect(((await response.json()) as { message: string }).message).toMatch(
      /^pump-\w+\.png: Alternative text/,
    )
    expect(await findings('alt')).toEqual(['pump.png'])
    expect((await describeAs('editor', [{ id: wrong, en: 'x', mr: 'x', filename: 'y' }])).status).toBe(400)
    expect((await describeAs('editor', [{ id: 987_654, en: 'x', mr: 'क' }])).status).toBe(400)
  })
})

describe('by the clock', () => {
  const monday = new Date('2026-11-23T03:00:00.000Z')

  test('editors and administrators get the list by mail on Monday, once, and clerks none', async () => {
    const { doWhatIsDue } = await import('../../src/features/findings/keep-looking.ts')
    await doWhatIsDue(desk().payload, new Date('2026-11-22T03:00:00.000Z'), false)
    expect(received).toEqual([])
    await Promise.all([1, 2, 3].map(() => doWhatIsDue(desk().payload, monday, false)))
    expect(received.map(({ to }) => to).sort()).toEqual([emailOf('admin'), emailOf('editor')])
    expect(received[0]?.subject).toBe('Content to correct')
    expect(received[0]?.text).toContain('Pictures without alternative text: 1')
    await doWhatIsDue(desk().payload, monday, false)
    expect(received).toHaveLength(2)
  })

  test('documents are read at night, and those without text are listed', async () => {
    const { lookIntoDocuments } = await import('../../src/features/findings/keep-looking.ts')
    await upload('typed.pdf', pdf('The council meets on the first Monday of each month'), 'application/pdf')
    expect(await findings('scans')).toEqual([])
    await lookIntoDocuments(desk().payload)
    expect(await findings('scans')).toEqual(['plan.pdf'])
  })

  test('documents in another language than they say are listed by the record that shows them', async () => {
    const { lookIntoDocuments } = await import('../../src/features/findings/keep-looking.ts')
    const { readFile } = await import('node:fs/promises')
    const folder = '../../../../content/demo/files/documents/downloads'
    const form = async (language: 'en' | 'mr') => {
      const file = new URL(`${folder}/birth-certificate-${language}.pdf`, import.meta.url)
      return upload(`form-${language}.pdf`, await readFile(file), 'application/pdf')
    }
    const marathi = await form('mr')
    const { id } = await publish('downloads', {
      name: { en: 'Form', mr: 'अर्ज' },
      pdf: { en: marathi, mr: marathi },
    })
    expect(await findings('documents')).toEqual([])
    await lookIntoDocuments(desk().payload)
    expect(await findings('documents')).toEqual(['Form'])
    await change('downloads', id, { pdf: { en: await form('en'), mr: marathi } })
    expect(await findings('documents')).toEqual([])
    await lookIntoDocuments(desk().payload)
    expect(await findings('documents')).toEqual([])
  })

  test('links to others are asked at night, and the dead ones are listed', async () => {
    const { createServer } = await import('node:http')
    const server = createServer((_request, response) => response.writeHead(404).end())
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as { port: number }
    await publish('menu-entries', {
      label: { en: 'State', mr: 'राज्य' },
      link: `http://state.example:${port}/gone`,
    })
    const { checkAllLinks } = await import('../../src/features/findings/keep-looking.ts')
    expect(await findings('external')).toEqual([])
    await checkAllLinks(desk().payload, '2026-11-23', {
      lookup: (_host, options, done) =>
        options.all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4),
      pause: 0,
    })
    expect(await findings('external')).toEqual(['State'])
    server.close()
  })
})
