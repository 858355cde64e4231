import {
  compatibilities,
  type ListName,
  listNames,
  listPaths,
  readList,
  sentSchema,
} from '@nagardwar/contract'
import { olderClients, type RowsOf, shownBy } from '@nagardwar/contract/testing/older-clients'
import { getPayload, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Ask, apiOf } from '../api/api.ts'
import { openCouncil, type TestCouncil } from '../council.ts'

const settings = ['contract', ...compatibilities] as const
type Setting = (typeof settings)[number]

let council: TestCouncil
const desks = new Map<Setting, { payload: Payload; ask: Ask }>()

/** One more desk of the same council, with the setting. */
async function open(setting: Setting): Promise<Payload> {
  const [{ desk }, { readConfiguration }] = await Promise.all([
    import('../../src/desk.ts'),
    import('../../src/configuration.ts'),
  ])
  const configuration = readConfiguration({
    ...process.env,
    ...council.environment,
    API_COMPATIBILITY: setting,
  })
  return getPayload({ config: desk(configuration), key: setting })
}

beforeAll(async () => {
  council = await openCouncil()
  const { storeFirstContent } = await import('../../src/api/first-content/store-content.ts')
  await storeFirstContent(council.payload, 'demo')
  for (const setting of settings) {
    const payload = setting === 'contract' ? council.payload : await open(setting)
    desks.set(setting, { payload, ask: await apiOf(payload) })
  }
}, 180_000)
afterAll(async () => {
  for (const setting of compatibilities) await desks.get(setting)?.payload.destroy()
  await council.close()
})

const bodyOf =
  (setting: Setting) =>
  async (path: string): Promise<unknown> => {
    const response = await desks.get(setting)?.ask(path)
    expect(response?.status, path).toBe(200)
    return response?.json()
  }

/** What the site reads from the desk: both languages, each asked for. */
async function rowsFrom(setting: Setting): Promise<Map<string, ReturnType<RowsOf>>> {
  const read = listNames.flatMap((name) =>
    (['en', 'mr'] as const).map(async (language) => {
      const { path, language: parameter } = listPaths[name]
      const body = await bodyOf(setting)(parameter ? `${path}?${parameter}=${language}` : path)
      return [`${name}.${language}`, readList(name, language, body)] as const
    }),
  )
  return new Map(await Promise.all(read))
}

describe.each(settings)('a desk with API_COMPATIBILITY=%s', (setting) => {
  let rows: Awaited<ReturnType<typeof rowsFrom>>
  beforeAll(async () => {
    rows = await rowsFrom('contract')
  })

  test.each(olderClients)('answers an older client that $does', async (client) => {
    const seen = await shownBy(client, bodyOf(setting))
    const right = client.right((name, language) => rows.get(`${name}.${language}`) ?? [])
    expect(JSON.stringify(right)).toMatch(/[^[\],]/)
    if (client.worksWith.includes(setting)) expect(seen).toEqual(right)
    else expect(seen).not.toEqual(right)
  })

  test('gives the site the same rows of every list', async () => {
    expect(await rowsFrom(setting)).toEqual(rows)
  })

  test('sends what its openapi.json says', async () => {
    const document = await bodyOf(setting)('/openapi.json')
    const described = (name: ListName) => {
      const row = `${name.charAt(0).toUpperCase()}${name.slice(1)}Row`
      return (document as { components: { schemas: Record<string, { required: string[] }> } }).components
        .schemas[row]
    }
    const compatibility = setting === 'contract' ? [] : [setting]
    for (const name of listNames) {
      const body = await bodyOf(setting)(`${listPaths[name].path}?lang=mr`)
      const sent = (Array.isArray(body) ? body : (body as { data: unknown[] }).data) as object[]
      const problems = sent.flatMap(
        (row) => sentSchema(name, compatibility).safeParse(row).error?.issues ?? [],
      )
      expect(problems, name).toEqual([])
      for (const row of sent)
        expect(Object.keys(row), name).toEqual(expect.arrayContaining(described(name)?.required ?? ['none']))
    }
    const images = (
      document as { components: { schemas: { GardensRow: { properties: { images: object } } } } }
    ).components.schemas.GardensRow.properties.images
    expect(images).toMatchObject({ type: setting === 'images-as-text' ? 'string' : 'array' })
    expect(JSON.stringify(document).includes('rows in English, but')).toBe(setting === 'one-language')
  })
})
