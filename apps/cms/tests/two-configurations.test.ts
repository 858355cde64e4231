import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Field, getPayload, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfiguration } from '../src/configuration.ts'
import { linkToWebsite } from '../src/content/opening/link.ts'
import { desk } from '../src/desk.ts'
import { canSendMail } from '../src/platform/mail/mail-server.ts'
import { newDatabase } from './prepared/database.ts'

const settings = {
  north: {
    ORIGIN: 'https://north.example',
    CMS_ORIGIN: 'https://desk.north.example',
    PUBLISHED_VERSIONS: '7',
  },
  south: {
    ORIGIN: 'http://south.example',
    DEFAULT_LANGUAGE: 'mr',
    SMTP_URL: 'smtps://a:b@mail.south.example',
    PUBLISHED_VERSIONS: '9',
  },
}
const folders: string[] = []
let north: Payload
let south: Payload

async function open(name: keyof typeof settings): Promise<Payload> {
  const folder = await mkdtemp(path.join(tmpdir(), `nagardwar-${name}-`))
  folders.push(folder)
  const configuration = readConfiguration({
    PAYLOAD_SECRET: name.padEnd(32, '.'),
    DATABASE_URL: await newDatabase(folder),
    DATA_DIR: folder,
    UPLOADS_DIR: path.join(folder, 'uploads'),
    SEED: 'empty',
    LOG_LEVEL: 'error',
    ...settings[name],
  })
  return getPayload({ config: desk(configuration), key: folder })
}

beforeAll(async () => {
  north = await open('north')
  south = await open('south')
})
afterAll(async () => {
  await north.destroy()
  await south.destroy()
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })))
})

const namesIn = (fields: Field[]): string[] =>
  fields.flatMap((field) => ('name' in field ? [field.name] : 'fields' in field ? namesIn(field.fields) : []))
const halves = ({ collections }: Payload) => {
  const field = collections.wards.config.fields.find((each) => 'name' in each && each.name === 'name')
  return field?.type === 'group' ? namesIn(field.fields).slice(0, 2) : undefined
}

test('each desk has what it was made with, and nothing of the other', () => {
  expect([linkToWebsite(north, 1).url, linkToWebsite(south, 1).url]).toEqual([
    expect.stringMatching(/^https:\/\/north\.example\/preview\//),
    expect.stringMatching(/^http:\/\/south\.example\/preview\//),
  ])
  expect([canSendMail(north), canSendMail(south)]).toEqual([false, true])
  expect([halves(north), halves(south)]).toEqual([
    ['en', 'mr'],
    ['mr', 'en'],
  ])
  expect([north, south].map(({ config }) => config.cookiePrefix)).toEqual(['__Host-payload', 'payload'])
  const most = ({ globals }: Payload) => globals.config.find(({ slug }) => slug === 'settings')?.versions?.max
  expect([most(north), most(south)]).toEqual([7, 9])
})

test('their lists and hooks are not shared: what Payload adds to one, the other has once too', () => {
  const counts = ({ collections }: Payload) =>
    Object.entries(collections).map(([slug, { config }]) => [
      slug,
      config.hooks.afterChange.length,
      config.flattenedFields.length,
    ])
  expect(counts(south)).toEqual(counts(north))
  expect(north.collections.wards.config).not.toBe(south.collections.wards.config)
})

test('what one council stores is not in the other', async () => {
  await north.create({
    collection: 'users',
    data: { name: 'N', email: 'n@north.example', password: 'a-long-enough-password', role: 'admin' },
  })
  expect((await north.count({ collection: 'users' })).totalDocs).toBe(1)
  expect((await south.count({ collection: 'users' })).totalDocs).toBe(0)
})
